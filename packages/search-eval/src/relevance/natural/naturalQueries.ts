import { createRandom, mixSeeds } from '@aulario/search/testing';
import english from './queries.en.json' with { type: 'json' };
import spanish from './queries.es.json' with { type: 'json' };
import topics from './topics.json' with { type: 'json' };
import englishToTune from './tuningQueries.en.json' with { type: 'json' };
import spanishToTune from './tuningQueries.es.json' with { type: 'json' };
import unseenEnglish from './unseenQueries.en.json' with { type: 'json' };
import unseenSpanish from './unseenQueries.es.json' with { type: 'json' };

/**
 * The right results of a query. An entry is '=Subject', '@Category', or the prefix of a sample's
 * title. If there is no right course, an empty result is right.
 */
export interface Topic {
  name: string;
  /** Required among the first three. */
  right: readonly string[];
  /** Acceptable in first place; anything else is a miss. */
  near: readonly string[];
  /** Phrases required in the title or a subject of a generated course; empty when not judged. */
  phrases: readonly string[];
  /** Phrases of acceptable generated courses in other categories than the required ones. */
  nearPhrases?: readonly string[];
}

/**
 * What queries are for. Engineers tune with one half of those of this package's authors and judge
 * with the other. The unseen ones were written without knowledge of the lexicon and of the other
 * queries: nothing may be tuned with them.
 */
export type QuerySet = 'tuning' | 'judging' | 'unseen';

/** A query as people type it. */
export interface NaturalQuery {
  text: string;
  language: 'es' | 'en';
  topic: Topic;
  set: QuerySet;
}

const splitSeed = 20_261_122;

function halfOf(language: string, text: string): QuerySet {
  const signs = Array.from(`${language} ${text}`, (sign) => sign.codePointAt(0) ?? 0);
  return createRandom(mixSeeds(splitSeed, ...signs)).isChance(0.5) ? 'tuning' : 'judging';
}

const topicsByName: Readonly<Partial<Record<string, Omit<Topic, 'name'>>>> = topics;

/** The queries of a file, each in a half drawn by its text unless a set is given. */
function queriesIn(
  byTopic: Readonly<Record<string, readonly string[]>>,
  language: 'es' | 'en',
  set?: QuerySet,
): NaturalQuery[] {
  return Object.entries(byTopic).flatMap(([name, texts]) => {
    const facts = topicsByName[name];
    if (facts === undefined) throw new RangeError(`No such topic: ${name}`);
    const topic = { name, ...facts };
    return texts.map((text) => ({ text, language, topic, set: set ?? halfOf(language, text) }));
  });
}

/**
 * Every natural query of both languages. Those of `tuningQueries` were written after the judging
 * half had been judged, so that they only tune.
 */
export const naturalQueries: readonly NaturalQuery[] = [
  ...queriesIn(spanish, 'es'),
  ...queriesIn(spanishToTune, 'es', 'tuning'),
  ...queriesIn(english, 'en'),
  ...queriesIn(englishToTune, 'en', 'tuning'),
  ...queriesIn(unseenSpanish, 'es', 'unseen'),
  ...queriesIn(unseenEnglish, 'en', 'unseen'),
];
