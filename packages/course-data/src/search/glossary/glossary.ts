import type { CategoryId } from '../../course/course.ts';
import { parseGlossary, type SubjectNames } from './parseGlossary.ts';
import { business } from './subjects/business.ts';
import { design } from './subjects/design.ts';
import { development } from './subjects/development.ts';
import { everyCategory } from './subjects/everyCategory.ts';
import { finance } from './subjects/finance.ts';
import { lifestyle } from './subjects/lifestyle.ts';
import { marketing } from './subjects/marketing.ts';
import { music } from './subjects/music.ts';
import { office } from './subjects/office.ts';
import { personal } from './subjects/personal.ts';
import { photography } from './subjects/photography.ts';
import { teaching } from './subjects/teaching.ts';
import { technology } from './subjects/technology.ts';

/** Groups of terms that mean the same, each of one or several words. */
export type Glossary = readonly (readonly string[])[];

/** A subject of courses, under its names in both languages. */
export interface GlossarySubject extends SubjectNames {
  category: CategoryId;
}

const lists: Readonly<Record<CategoryId, string>> = {
  Business: business,
  Design: design,
  Development: development,
  'Finance & Accounting': finance,
  'IT & Software': technology,
  Lifestyle: lifestyle,
  Marketing: marketing,
  Music: music,
  'Office Productivity': office,
  'Personal Development': personal,
  'Photography & Video': photography,
  'Teaching & Academics': teaching,
};

/** The subjects that courses are about, by category. */
export const glossarySubjects: readonly GlossarySubject[] = (
  Object.entries(lists) as [CategoryId, string][]
).flatMap(([category, list]) =>
  parseGlossary(list, category).map((names) => ({ category, ...names })),
);

/** What titles of any category say beside their subject, 'principiantes' and 'beginners'. */
export const glossaryWords: readonly SubjectNames[] = parseGlossary(everyCategory, 'everyCategory');

/** Which terms find each other across the two languages: subjects, then the words beside them. */
export const glossary: Glossary = [...glossarySubjects, ...glossaryWords].map(
  ({ spanish, english }) => [...new Set([...spanish, ...english])],
);
