import {
  foldText,
  type Match,
  type MatchField,
  type SearchAnswer,
  type SearchIndex,
} from '@aulario/search';
import type { Course } from '../../course/course.ts';
import type { SuggestQuery } from '../port/catalogue.ts';
import type { Suggestion } from '../port/catalogueAnswers.ts';
import { cleanText } from '../query/queryString.ts';
import { markWords } from './markWords.ts';
import { nameSuggester } from './suggestNames.ts';

const maxSuggestions = 8;
/** As many rows as this are filled up with courses, of which there are at least `minCourses`. */
const filledRows = 6;
const minCourses = 3;
/** Fewer letters begin too many words: of courses they only suggest those whose titles say just that, as 'IA'. */
const minLetters = 3;

interface Hit {
  course: Course;
  match: Match | undefined;
}

/** A document that matches. */
type Matching = Pick<Hit, 'match'> & { docId: number };

/** So many of the best documents are looked through for titles and instructors. */
const mostMatches = 24;

function matchesOf(answer: SearchAnswer): Matching[] {
  const docIds = answer.rank(0, mostMatches).map(({ document }) => document);
  return answer.explain(docIds).map((match, at) => ({ docId: docIds[at] ?? 0, match }));
}

const isFoundIn = ({ match }: Pick<Hit, 'match'>, field: MatchField) =>
  match?.words.some(({ fields }) => fields.includes(field)) ?? false;

const titled = (matches: readonly Matching[]) => matches.filter((one) => isFoundIn(one, 'title'));

/** The best titles, the last of them in another language if all before are in one. */
function inBothLanguages(
  titles: readonly Matching[],
  count: number,
  isOwn: (docId: number) => boolean,
): readonly Matching[] {
  const best = titles.slice(0, count);
  const [first] = best;
  if (first === undefined || best.length < 2) return best;
  const isOther = ({ docId }: Matching) => isOwn(docId) !== isOwn(first.docId);
  const other = best.some(isOther) ? undefined : titles.find(isOther);
  return other === undefined ? best : [...best.slice(0, -1), other];
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
  return [...new Set(names)].map((text) => ({
    kind: 'instructor',
    text,
    language: null,
    total: null,
  }));
}

/** The titles among the hits that matched, each once, however it is written. */
function titlesIn(hits: readonly Hit[]): Suggestion[] {
  const found = hits.filter((hit) => isFoundIn(hit, 'title'));
  const byTitle = Map.groupBy(found, ({ course }) => foldText(course.title));
  return [...byTitle.values()].flatMap(([hit]): Suggestion[] => {
    if (hit === undefined) return [];
    const { title, language } = hit.course;
    return [{ kind: 'course', text: title, language, total: null }];
  });
}

/** Suggests completions of a text: names of many courses, then the best courses, then instructors. */
export function createSuggester(
  index: SearchIndex,
  courses: (docIds: Iterable<number>) => Promise<readonly (Course | null)[]>,
): (query: SuggestQuery, signal?: AbortSignal | undefined) => Promise<readonly Suggestion[]> {
  let suggestNames: ((query: SuggestQuery) => Suggestion[]) | null = null;
  return async ({ text: typed, language }, signal) => {
    const text = cleanText(typed);
    const isShort = text.length < minLetters;
    const search = (asked: string) =>
      index.search(asked, { language, isTyping: true, isVerbatim: isShort, signal });
    suggestNames ??= nameSuggester(index);
    if (text === '') {
      // Creates what the engine needs for its first query.
      await search('');
      return [];
    }
    const begun = suggestNames({ text, language });
    // A letter is hardly a word.
    if (text.length === 1) return begun;
    const found = await search(text);
    const corrected = found.correction?.to;
    const named =
      begun.length > 0 || corrected === undefined
        ? begun
        : suggestNames({ text: corrected, language });
    const maxCourses = Math.max(minCourses, filledRows - named.length);
    const matches = matchesOf(found);
    // A last word that few titles have is hardly typed to its end: the words before it still count.
    const before = text.slice(0, Math.max(0, text.lastIndexOf(' ')));
    if (before !== '' && titled(matches).length < minCourses) {
      const known = new Set(matches.map(({ docId }) => docId));
      const others = matchesOf(await search(before));
      matches.push(...others.filter(({ docId }) => !known.has(docId)));
    }
    let inTitle = inBothLanguages(titled(matches), maxCourses, index.isIn(language));
    const [subject] = named;
    // Few titles say 'fotos': what it means fills the rows.
    if (!isShort && named.length + inTitle.length < filledRows && subject?.kind === 'subject') {
      const known = new Set(inTitle.map(({ docId }) => docId));
      const more = titled(matchesOf(await search(subject.text)));
      inTitle = [...inTitle, ...more.filter(({ docId }) => !known.has(docId))].slice(0, maxCourses);
    }
    // Each course may take a request: only those are read that will be shown.
    const byName = matches.filter((one) => isFoundIn(one, 'instructor') && !inTitle.includes(one));
    const shown = [...inTitle, ...byName.slice(0, maxSuggestions)];
    const hits = (await courses(shown.map(({ docId }) => docId))).flatMap((course, at) =>
      course === null ? [] : [{ course, match: shown[at]?.match }],
    );
    const titles = titlesIn(hits).slice(0, maxCourses);
    return [...named, ...titles, ...instructorsIn(hits)].slice(0, maxSuggestions);
  };
}
