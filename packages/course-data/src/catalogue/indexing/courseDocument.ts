import {
  furtherTerms,
  glossaryGroups,
  type Lexicon,
  relatedTerms,
  type SearchDocument,
} from '@aulario/search';
import { spanishCategoryNames } from '../../course/categoryNames.ts';
import type { Course } from '../../course/course.ts';
import { categoriesOf } from '../../course/derived/categoriesOf.ts';
import { platformOf } from '../../course/platforms.ts';
import { institutionNames } from '../../course/text/institutionNames.ts';
import { courseWording } from './courseWording.ts';

/** The searchable fields of a course. */
export function courseDocument(course: Course): SearchDocument {
  const { title, headline, instructors, institution, subjects, language } = course;
  return {
    title,
    headline,
    instructors,
    institution: institution === null ? [] : institutionNames(institution),
    platform: platformOf(course.platform).name,
    subjects,
    categories: categoriesOf(course).flatMap((one) => [one, ...spanishCategoryNames[one]]),
    language,
  };
}

/** The linguistic data for reading a query. Contains the platforms known at the time of the call. */
export const courseLexicon = (): Lexicon => ({
  glossary: glossaryGroups,
  related: relatedTerms,
  wording: courseWording(),
});

/** The linguistic data of an index of courses. */
export const courseIndexLexicon = (): Lexicon => ({ ...courseLexicon(), further: furtherTerms });
