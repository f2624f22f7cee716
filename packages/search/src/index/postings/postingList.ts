/** The field bits of a posting. The bits of names apply to the names' own lists. */
export const fieldBits = {
  title: 1,
  instructor: 2,
  headline: 4,
  subject: 8,
  institution: 16,
  platform: 32,
  category: 64,
} as const;

/** Greater positions and title lengths are stored as these values. */
export const maxPosition = 30;
export const maxTitleWords = 22;

/** A title's length is stored as its distance from this one. */
export const usualTitleWords = 5;

/** A longer list is split into blocks of this many postings, which a reader can skip. */
export const blockLength = 256;

/** Not in the title. */
export const noPosition = 255;

/** One document in a posting list. */
export interface Posting {
  document: number;
  /** Sum of field bits; 0 in the list of a name, which has the field of that name. */
  fields: number;
  /** Index of the word in the title, from 0; only valid with the title's bit. */
  position: number;
  /** Number of significant words in the title; only valid with the title's bit. */
  titleLength: number;
}
