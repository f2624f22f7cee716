import { type Goal, goals } from '../goals.ts';
import { namedAmong } from './matchNamed.ts';

/** The goal that a search names as a whole, whatever else it says; null for none. */
export const goalNamedIn = (text: string): Goal | null => namedAmong(text, goals);
