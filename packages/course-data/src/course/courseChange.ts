import type { Money, PlatformId } from './course.ts';

/** Why a course may stand in for another one: what both have alike. */
export type EquivalenceReason = 'title' | 'subject' | 'level' | 'length';

/** A course that may stand in for one that is gone. */
export interface Equivalent {
  readonly id: string;
  readonly why: readonly EquivalenceReason[];
}

interface Change<Kind extends string> {
  readonly kind: Kind;
  /** The course's id. */
  readonly id: string;
  /** The day of the build that saw it first, 'YYYY-MM-DD'. */
  readonly day: string;
}

/** Something that became of a course between two builds of the catalogue. */
export type CourseChange =
  /** Another price, lower or higher, in the same currency. */
  | (Change<'price'> & { readonly before: Money; readonly now: Money })
  /** Its lessons cost nothing any more. */
  | Change<'free'>
  /** The platform says that its content is new. */
  | Change<'updated'>
  /** Its platform's feed does not have it any more. */
  | (Change<'gone'> & {
      readonly title: string;
      readonly platform: PlatformId;
      /** The day of the last build that found it. */
      readonly lastSeen: string;
      /** The nearest first. */
      readonly equivalents: readonly Equivalent[];
    });
