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

const weights: Readonly<Record<keyof typeof fieldBits, number>> = {
  title: 1,
  subject: 0.85,
  instructor: 0.8,
  institution: 0.5,
  headline: 0.35,
  category: 0.25,
  platform: 0.25,
};

/** The factor for all fields of a word except its best one. */
const furtherShare = 0.2;

/** The weight of a match, indexed by its set of field bits. */
export const fieldWeights: Float32Array = Float32Array.from({ length: 128 }, (_, fields) => {
  const met = (Object.keys(fieldBits) as (keyof typeof fieldBits)[])
    .filter((field) => fields & fieldBits[field])
    .map((field) => weights[field]);
  const best = Math.max(0, ...met);
  return best + furtherShare * (met.reduce((sum, weight) => sum + weight, 0) - best);
});
