import { glossary } from '../glossary/glossary.ts';
import type { RelatedTerms } from '../lexicon.ts';
import { parseRelated } from '../related/related.ts';
import { nameKey } from '../words.ts';
import business from './business.json' with { type: 'json' };
import knowledge from './knowledge.json' with { type: 'json' };
import life from './life.json' with { type: 'json' };
import neighbours from './neighbours.json' with { type: 'json' };
import technology from './technology.json' with { type: 'json' };

/**
 * What is said inside a subject and hardly in a title of it: tools, methods, exercises, problems.
 * Written as the related terms are.
 */
export const termsWithinSubjects: readonly RelatedTerms[] = [
  business,
  knowledge,
  life,
  technology,
].flatMap(parseRelated);

const synonymsByName = new Map(
  glossary.flatMap((synonyms) => synonyms.map((name) => [nameKey(name), synonyms] as const)),
);

/**
 * Subjects by every name of theirs, with the nearest others, the nearest first: what stands in for a
 * subject that no course of a catalogue has. Written as the related terms are.
 */
export const nearSubjects: readonly RelatedTerms[] = parseRelated(neighbours).map(
  ({ terms, leadTo }) => ({
    terms: terms.flatMap((term) => synonymsByName.get(nameKey(term)) ?? [term]),
    leadTo,
    areSubject: true,
  }),
);

/** The further terms of the lexicon. */
export const furtherTerms: readonly RelatedTerms[] = [...termsWithinSubjects, ...nearSubjects];
