/** The field bits of a posting; names are those of the documents' own lists. */
export const fieldBits = {
  title: 1,
  instructor: 2,
  headline: 4,
  subject: 8,
  institution: 16,
  platform: 32,
  category: 64,
} as const;

/** Of the fields that are split into words, how many bits a posting keeps. */
export const wordFieldCount = 3;

/** Later words of a title count as this one; longer titles as this long. */
export const lastPosition = 30;
export const longestTitle = 22;

/** Of a list with more postings, so many stand together in a block that can be skipped. */
export const blockLength = 256;

/** No place in a title. */
export const noPosition = 255;

/** One document of a word's list. */
export interface Posting {
  document: number;
  /** Sum of field bits; 0 in the list of a name, whose field the name itself tells. */
  fields: number;
  /** Which word of the title it is, from 0; only with the title's bit. */
  position: number;
  /** Significant words of the title; only with the title's bit. */
  titleLength: number;
}
