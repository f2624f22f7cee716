import { languageTest } from '../index/languageRuns.ts';
import { foldText } from '../language/foldText.ts';
import { nameKey } from '../language/words.ts';
import { parseQuery } from '../query/parseQuery.ts';
import { planExcluded } from '../query/planClauses.ts';
import { boostSubjectMatches } from '../ranking/boostSubjectMatches.ts';
import type { Ranked } from '../ranking/collectKeys.ts';
import { explainMatches } from './explainMatches.ts';
import { findByStages } from './findByStages.ts';
import { findCorrection } from './findCorrection.ts';
import type { Found } from './findDocuments.ts';
import type { IndexParts } from './indexParts.ts';
import { createAnswer, emptyAnswer, type SearchAnswer } from './searchAnswer.ts';
import type { SearchOptions } from './searchOptions.ts';

/** The subjects that the whole text names, in either language, and whether by their full name. */
function subjectsNamed({ core, glossary, wording, subjectsOf }: IndexParts, text: string) {
  const { words, optional, understood } = parseQuery(text, wording, glossary);
  // A text with optional words is more than a name: ranking by score suits it better.
  if (understood.length > 0 || optional.some(({ isDomainStopWord }) => !isDomainStopWord))
    return [];
  const asked = words.map(({ word }) => word).join(' ');
  // Several words may just as well be a title: ranking by score suits them better.
  if (asked.includes(' ') && /\s/u.test(text.trim())) return [];
  const keys = glossary.sameKeys(asked);
  return keys.flatMap(subjectsOf).map((name) => ({
    name,
    isWhole: core.names[name]?.texts.some((one) => keys.includes(nameKey(one))) ?? false,
  }));
}

/** Ranks the documents of the named subjects before the others. */
async function promoteSubjects(
  parts: IndexParts,
  text: string,
  found: Ranked,
  { language, signal }: SearchOptions,
): Promise<void> {
  const { core, lists } = parts;
  const subjects = subjectsNamed(parts, text);
  const names = subjects.map(({ name }) => name);
  await lists.load([], names, signal);
  const documents = (isWhole: boolean) =>
    new Set(
      subjects
        .filter((subject) => subject.isWhole === isWhole)
        .flatMap(({ name }) => [...lists.ofName(name).documents]),
    );
  const named = { whole: documents(true), partly: documents(false) };
  boostSubjectMatches(found, named, languageTest(core.languages, language));
}

/** The typed words that the best documents lack. */
const leftOutOf = ({ clauses, bestMask }: Found): string[] =>
  clauses
    .filter(({ isOptional }) => !isOptional)
    .filter((_, place) => (bestMask & (1 << place)) === 0)
    .map(({ asked }) => asked);

/** The folded words without a result that name a facet value by themselves: 'ingles'. */
const facetsLeftOut = ({ wording }: IndexParts, leftOut: readonly string[]): string[] =>
  leftOut.map(foldText).filter((word) => wording.alone.has(word));

/** Answers a query. The words in `besideSubject` name a facet value, not a subject. */
export async function runQuery(
  parts: IndexParts,
  text: string,
  options: SearchOptions,
  besideSubject: ReadonlySet<string> = new Set(),
): Promise<SearchAnswer> {
  options.signal?.throwIfAborted();
  const { core } = parts;
  const parsed = parseQuery(text, parts.wording, parts.glossary, besideSubject);
  const { understood } = parsed;
  const fitting = understood.length > 0 ? options.facetFit?.(understood) : undefined;
  const facetFit = fitting === undefined ? null : await fitting;
  options.signal?.throwIfAborted();
  const excluded = planExcluded(core.dictionary, parsed);
  const found = await findByStages(parts, { parsed, excluded, options, facetFit });
  if (found === null || found.keys.length === 0) return emptyAnswer(understood);
  const leftOut = leftOutOf(found);
  const facets = facetsLeftOut(parts, leftOut);
  if (facets.length > 0 && besideSubject.size === 0) {
    return runQuery(parts, text, options, new Set(facets));
  }
  const { clauses, keys, bestScore } = found;
  const correction = findCorrection(parts, text, clauses, keys);
  await promoteSubjects(parts, correction?.to ?? text, found, options);
  return createAnswer({
    keys,
    bestScore,
    correction,
    leftOut,
    understood,
    explain: (documents) => explainMatches(parts, clauses, documents),
  });
}
