import { fieldBits } from '../index/postings/postingList.ts';

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
