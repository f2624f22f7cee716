import type { Level, Price } from '../course/course.ts';

/** Where a field of an added course is from. */
export type FieldSource = 'page' | 'address' | 'none';

/** What the reader sees and may change. */
export interface AddedFields {
  readonly title: string;
  /** The platform's name; it belongs to the address and cannot be changed. */
  readonly platform: string;
  readonly instructor: string;
  readonly price: Price;
  /** Hours as they are typed, '12.5'; '' = unknown. */
  readonly hours: string;
  /** BCP 47. */
  readonly language: string | null;
  readonly level: Level | null;
}
