import { createRandom, mixSeeds } from '@aulario/search/testing';
import { readLines } from '../../readData.ts';

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
}

/** Engineers tune with one half of the queries and judge with the other. */
export type Half = 'tuning' | 'judging';

/** A query as people type it. */
export interface NaturalQuery {
  text: string;
  language: 'es' | 'en';
  topic: Topic;
  half: Half;
}

const entriesOf = (column = '') =>
  column
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Parses one topic per line: name | right | near | phrases, with entries separated by ';'. */
function topicsByName(): ReadonlyMap<string, Topic> {
  const topics = readLines('relevance/natural/topics.txt').map((line): Topic => {
    const [name = '', right, near, phrases] = line.split('|').map((one) => one.trim());
    return {
      name,
      right: entriesOf(right),
      near: entriesOf(near),
      phrases: entriesOf(phrases),
    };
  });
  return new Map(topics.map((topic) => [topic.name, topic]));
}

const splitSeed = 20_261_122;

function halfOf(language: string, text: string): Half {
  const signs = Array.from(`${language} ${text}`, (sign) => sign.codePointAt(0) ?? 0);
  return createRandom(mixSeeds(splitSeed, ...signs)).isChance(0.5) ? 'tuning' : 'judging';
}

/** Reads '# topic', then one query per line, each in a half drawn by its text unless one is given. */
function readQueries(file: string, language: 'es' | 'en', half?: Half): NaturalQuery[] {
  const topics = topicsByName();
  let topic: Topic | undefined;
  return readLines(`relevance/natural/${file}.${language}.txt`).flatMap((line) => {
    if (line.startsWith('# ')) {
      topic = topics.get(line.slice(2));
      if (topic === undefined) throw new SyntaxError(`No such topic: ${line}`);
      return [];
    }
    if (topic === undefined) throw new SyntaxError(`No topic for ${line}`);
    return [{ text: line, language, topic, half: half ?? halfOf(language, line) }];
  });
}

/**
 * Every natural query of both languages. Those of `tuningQueries` were written after the judging
 * half had been judged, so that they only tune.
 */
export const naturalQueries: readonly NaturalQuery[] = (['es', 'en'] as const).flatMap(
  (language) => [
    ...readQueries('queries', language),
    ...readQueries('tuningQueries', language, 'tuning'),
  ],
);
