import { foldText } from '@aulario/search';
import { filterDocuments, filterOf } from '../facets/countFacets.ts';
import { type Filters, facetIds, hasFilters, withoutFacet } from '../facets/facets.ts';
import { browseOrder } from '../order/catalogueOrder.ts';
import type { Relaxation, Relaxations, SubjectCount } from '../port/catalogueAnswers.ts';
import { type CatalogueQuery, pageSize } from '../port/catalogueQuery.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
import { cleanText } from '../query/queryString.ts';
import { subjectNames } from '../subjects/subjectNames.ts';
import { type Found, findCourses } from './findCourses.ts';

/** Names below this similarity are alike by chance: 'inglés' and 'singing'. */
const minSimilarity = 0.5;

function pairsOf(text: string): Set<string> {
  const folded = ` ${foldText(text)} `;
  return new Set(Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2)));
}

/** Dice's coefficient of letter pairs: 1 for equal texts, 0 for nothing in common. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair));
  return (2 * shared.length) / (a.size + b.size);
}

/** Returns the items with a name similar to the text, the most similar first. */
function fuzzyMatchNames<T>(
  text: string,
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
): T[] {
  const asked = pairsOf(text);
  return items
    .map((item) => ({
      item,
      score: Math.max(...namesOf(item).map((name) => similarity(asked, pairsOf(name)))),
    }))
    .filter(({ score }) => score >= minSimilarity)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** The maximum number of similar subjects. */
export const maxSubjects = 6;

/** The maximum number of popular courses. */
export const maxPopular = 4;

async function relaxFilters(
  source: CatalogueSource,
  filters: Filters,
  docIds: Uint32Array,
): Promise<Relaxation[]> {
  const asked = facetIds.filter((facet) => filters[facet] !== undefined);
  if (asked.length === 0 || docIds.length === 0) return [];
  const facets = await source.facets();
  return asked
    .map((facet) => ({
      facet,
      total: filterDocuments(facets, withoutFacet(filters, facet), docIds).length,
    }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}

async function subjectsOf(source: CatalogueSource): Promise<SubjectCount[]> {
  const counts = new Map<string, SubjectCount>();
  for (const count of (await source.overview()).flatMap(({ subjects }) => subjects)) {
    const total = (counts.get(count.subject)?.total ?? 0) + count.total;
    counts.set(count.subject, { ...count, total });
  }
  return [...counts.values()];
}

/** The first courses of browsing that pass filters: in the reader's language, then in any. */
async function browsed(source: CatalogueSource, query: CatalogueQuery, filters: Filters) {
  const runs = await source.runs();
  const own = runs.filter(({ language }) => language === query.language);
  const facets = hasFilters(filters) ? await source.facets() : null;
  return [own, runs].flatMap((some) => {
    const order = browseOrder(some, query);
    const left = facets === null ? order : filterDocuments(facets, filters, order);
    return Array.from(left.subarray(0, maxPopular));
  });
}

/**
 * The subjects of what the text finds without filters, then subjects with a similar name, unless
 * the text names a filter: 'inglés' is not a misspelt 'investing'.
 */
async function nearSubjects(
  source: CatalogueSource,
  { text }: CatalogueQuery,
  { rank, mentionedFilters }: Found,
) {
  const subjects = await subjectsOf(source);
  const isAsked = cleanText(text) !== '';
  const courses = isAsked ? await source.courses(rank(0, pageSize)) : [];
  const names = new Set(courses.flatMap((course) => course?.subjects ?? []));
  const found = [...names].flatMap(
    (name) => subjects.find(({ subject }) => subject === name) ?? [],
  );
  const isFilter = mentionedFilters.some(({ isWholeText }) => isWholeText);
  const alike = isFilter
    ? []
    : fuzzyMatchNames(text, subjects, ({ subject }) => subjectNames(subject));
  return [...new Set([...found, ...alike])].slice(0, maxSubjects);
}

/** What is known of a query without results. */
interface Failed {
  found: Found;
  /** What the query finds in any spelling. */
  unfiltered: Found;
  filters: readonly Relaxation[];
  subjects: readonly SubjectCount[];
}

/**
 * Courses to begin with: the first of what leaves out one filter, then all of them, then is of a near
 * subject, then passes the filters alone; then those of browsing.
 */
async function nearestCourses(
  source: CatalogueSource,
  query: CatalogueQuery,
  { found, unfiltered, filters: [fewer], subjects: [near] }: Failed,
  signal: AbortSignal | undefined,
) {
  const { text, similarTo, subject } = query;
  const isAsked = cleanText(text) !== '' || similarTo !== null || subject !== null;
  const ofSubject = { ...query, text: '', similarTo: null };
  const ways: (() => Promise<readonly number[]>)[] = [
    async () => {
      if (fewer === undefined) return [];
      const rest = withoutFacet(query.filters, fewer.facet);
      if (!isAsked) return browsed(source, query, rest);
      return found.rank(0, maxPopular, filterOf(await source.facets(), rest));
    },
    async () => (isAsked ? unfiltered.rank(0, maxPopular) : []),
    async () => {
      if (near === undefined) return [];
      const about = await findCourses(source, { ...ofSubject, subject: near.subject }, signal);
      return about.rank(0, maxPopular);
    },
    () => browsed(source, query, query.filters),
    () => browsed(source, query, {}),
  ];
  const docIds = new Set<number>();
  for (const way of ways) {
    if (docIds.size < maxPopular) for (const docId of await way()) docIds.add(docId);
  }
  const courses = await source.courses([...docIds].slice(0, maxPopular));
  return courses.filter((course) => course !== null);
}

/** Returns alternatives to a query with few or no results. */
export async function relax(
  source: CatalogueSource,
  query: CatalogueQuery,
  signal?: AbortSignal | undefined,
): Promise<Relaxations> {
  const found = await findCourses(source, query, signal);
  const unfiltered = query.isVerbatim
    ? await findCourses(source, { ...query, isVerbatim: false }, signal)
    : found;
  const [filters, subjects] = await Promise.all([
    relaxFilters(source, query.filters, found.docIds()),
    nearSubjects(source, query, unfiltered),
  ]);
  const failed = { found, unfiltered, filters, subjects };
  const popular = await nearestCourses(source, query, failed, signal);
  return { filters, subjects, popular };
}
