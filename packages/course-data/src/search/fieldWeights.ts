import { fieldBits } from './postingList.ts';

const weights: Readonly<Record<keyof typeof fieldBits, number>> = {
  title: 1,
  subject: 0.7,
  instructor: 0.8,
  institution: 0.5,
  headline: 0.35,
  category: 0.25,
  platform: 0.25,
};

/** What a word is worth in each set of fields. */
export const fieldWeights: Float32Array = Float32Array.from({ length: 128 }, (_, fields) => {
  let sum = 0;
  for (const [field, bit] of Object.entries(fieldBits)) {
    if (fields & bit) sum += weights[field as keyof typeof fieldBits];
  }
  return sum;
});
