import type { Level, Price } from '@aulario/course-data';

/** The source of a field of an added course. */
export type FieldSource = 'page' | 'address' | 'none';

/** The fields of an added course, which the reader can edit. */
export interface AddedFields {
  readonly title: string;
  /** The platform's name. It follows from the address and cannot be edited. */
  readonly platform: string;
  readonly instructor: string;
  readonly price: Price;
  /** Hours as typed, '12.5'; '' when unknown. */
  readonly hours: string;
  /** BCP 47. */
  readonly language: string | null;
  readonly level: Level | null;
}
