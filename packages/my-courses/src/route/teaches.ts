import type { Course } from '@aulario/course-data';
import { foldText } from '@aulario/search';
import { phraseOf } from '../plan/phraseOf.ts';
import type { Skill } from './skills.ts';

/** Where a course says that it teaches a skill. */
export type Evidence =
  | { readonly kind: 'title'; readonly words: string }
  | { readonly kind: 'subject'; readonly subject: string };

/** Courses that are no way to learn something: tests, final projects, later parts. */
const noBeginnings = [
  'capstone',
  'proyecto final',
  'proyecto capsto',
  'practice exams',
  'practice exam',
  'practice tests',
  'exam reviewer',
  'interview',
  'for kids',
  'para ninos',
  'in spanish',
].map(phraseOf);

/** 'Vol.2', 'Entrepreneurship 3: …'. */
const laterPart =
  /\b(?:part|parte|vol|volume|volumen|module|modulo)\.? ?(?:[2-9]|ii|iii|iv)\b|\s[2-9]:|\s(?:[2-9]|ii|iii|iv)$/u;

const includesAny = (text: string, phrases: readonly string[]) =>
  phrases.find((phrase) => text.includes(phrase));

/** The typed words of a title that a phrase of folded words stands for. */
function typedIn(title: string, phrase: string): string {
  const words = title.split(/[\s/]+/u);
  for (let length = 1; length <= 6; length += 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const piece = words.slice(from, from + length).join(' ');
      if (phraseOf(piece).includes(phrase))
        return piece.replace(/^[^\p{L}\p{N}]+|[,:;.)(|]+$/gu, '');
    }
  }
  return phrase.trim();
}

/** Where the course says that it teaches the skill; null if it does not say so. */
export function evidenceOf({ title, subjects }: Course, skill: Skill): Evidence | null {
  const said = phraseOf(title);
  if (includesAny(said, [...noBeginnings, ...skill.saysNot]) !== undefined) return null;
  if (laterPart.test(foldText(title))) return null;
  const phrase = includesAny(said, skill.says);
  if (phrase !== undefined) return { kind: 'title', words: typedIn(title, phrase) };
  const subject = subjects.find((one) => includesAny(phraseOf(one), skill.says) !== undefined);
  return subject === undefined ? null : { kind: 'subject', subject };
}
