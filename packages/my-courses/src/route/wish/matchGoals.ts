import { type Goal, goals } from '../goals.ts';
import { matchNamed } from './matchNamed.ts';

/** The goals that a text names, the best first. */
export const matchGoals = (text: string): readonly Goal[] => matchNamed(text, goals);
