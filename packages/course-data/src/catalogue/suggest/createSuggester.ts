import type { Match, MatchField, SearchIndex } from '@aulario/search';
import { foldText } from '@aulario/search';
import { categories } from '../../course/categories.ts';
import { spanishCategoryNames } from '../../course/categoryNames.ts';
import type { Course } from '../../course/course.ts';
import type { SuggestQuery } from '../port/catalogue.ts';
import { type SubjectName, type Suggestion, subjectIn } from '../port/catalogueAnswers.ts';
import { cleanText } from '../query/queryString.ts';
import { namedSubject, subjectNames } from '../subjects/subjectNames.ts';
import { markWords } from './markWords.ts';

const maxSuggestions = 8;
const maxSubjects = 4;
/** As many rows as this are filled up with courses, of which there are at least `minCourses`. */
const filledRows = 6;
const minCourses = 3;
/** Fewer letters begin too many words: they only suggest subjects, whose names are at hand. */
const minLetters = 3;

interface Hit {
  course: Course;
  match: Match | undefined;
}

const isFoundIn = ({ match }: Pick<Hit, 'match'>, field: MatchField) =>
  match?.words.some(({ fields }) => fields.includes(field)) ?? false;

/** A subject with its names, prepared for lookup at every keystroke. */
interface FoldedSubject {
  named: SubjectName;
  /** All names, folded, with a space before each name and word. */
  names: string;
}

const foldedSubjects = (index: SearchIndex): FoldedSubject[] =>
  index.subjects().map(({ subject }) => ({
    named: namedSubject(subject),
    names: subjectNames(subject)
      .map((name) => ` ${foldText(name)}`)
      .join(''),
  }));

/** The subjects with a word that starts with the typed text, most courses first. */
function subjectsFor(
  subjects: readonly FoldedSubject[],
  { text, language }: SuggestQuery,
): Suggestion[] {
  const typed = ` ${foldText(text)}`;
  const begun = subjects.filter(({ names }) => names.includes(typed));
  return [...new Set(begun.map(({ named }) => subjectIn(named, language)))]
    .slice(0, maxSubjects)
    .map((name) => ({ kind: 'subject', text: name, language: null }));
}

/** The category with a word that starts with the typed text. */
function categoryFor({ text, language }: SuggestQuery): Suggestion[] {
  const typed = ` ${foldText(text)}`;
  const name = categories
    .map((category) => (language === 'es' ? spanishCategoryNames[category][0] : category))
    .find((one) => ` ${foldText(one)}`.includes(typed));
  return name === undefined ? [] : [{ kind: 'category', text: name, language: null }];
}

/** The instructors among the hits whose name matched. */
function instructorsIn(hits: readonly Hit[]): Suggestion[] {
  const names = hits
    .filter((hit) => isFoundIn(hit, 'instructor'))
    .flatMap(({ course, match }) => {
      const found = match?.words.map((word) => word.found) ?? [];
      return course.instructors.filter((name) =>
        markWords(name, found).some((piece) => piece.isMarked),
      );
    });
  return [...new Set(names)].map((text) => ({ kind: 'instructor', text, language: null }));
}

function titlesIn(hits: readonly Hit[]): Suggestion[] {
  const found = hits.filter((hit) => isFoundIn(hit, 'title'));
  const byTitle = new Map(found.map(({ course }) => [course.title, course.language]));
  return Array.from(
    byTitle,
    ([text, language]): Suggestion => ({ kind: 'course', text, language }),
  );
}

/** Suggests completions of a text: subjects, a category, then the best courses, then instructors. */
export function createSuggester(
  index: SearchIndex,
  courses: (docIds: Iterable<number>) => Promise<readonly (Course | null)[]>,
): (query: SuggestQuery, signal?: AbortSignal | undefined) => Promise<readonly Suggestion[]> {
  let subjects: readonly FoldedSubject[] | null = null;
  return async ({ text: typed, language }, signal) => {
    const text = cleanText(typed);
    const search = (asked: string) => index.search(asked, { language, isTyping: true, signal });
    subjects ??= foldedSubjects(index);
    if (text === '') {
      // Creates what the engine needs for its first query.
      await search('');
      return [];
    }
    const ofSubjects = subjectsFor(subjects, { text, language });
    if (text.length < minLetters) return ofSubjects;
    const known = new Set(ofSubjects.map((one) => one.text));
    const category = categoryFor({ text, language }).filter((one) => !known.has(one.text));
    const named = [...ofSubjects, ...category];
    const maxCourses = Math.max(minCourses, filledRows - named.length);
    const found = await search(text);
    // A last word that no course has is hardly typed to its end: the words before it still count.
    const before = text.slice(0, Math.max(0, text.lastIndexOf(' ')));
    const answer = found.total === 0 && before !== '' ? await search(before) : found;
    const docIds = answer.rank(0, maxSuggestions).map(({ document }) => document);
    const matches = answer.explain(docIds).map((match, at) => ({ docId: docIds[at] ?? 0, match }));
    const inTitle = matches.filter((one) => isFoundIn(one, 'title')).slice(0, maxCourses);
    // Each course may take a request: only those are read that will be shown.
    const shown = matches.filter((one) => inTitle.includes(one) || isFoundIn(one, 'instructor'));
    const hits = (await courses(shown.map(({ docId }) => docId))).flatMap((course, at) =>
      course === null ? [] : [{ course, match: shown[at]?.match }],
    );
    const titles = titlesIn(hits).slice(0, maxCourses);
    return [...named, ...titles, ...instructorsIn(hits)].slice(0, maxSuggestions);
  };
}
