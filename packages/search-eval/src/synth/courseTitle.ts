import type { Random } from '@aulario/search/testing';
import { capitalised, inWords, type Topic } from './courseText.ts';
import { madeUpName } from './madeUpName.ts';
import { phrases } from './vocabulary.ts';

const countWords = (text: string) =>
  text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function drawLine(
  random: Random,
  topic: Topic,
  patterns: readonly string[],
  minWords: number,
  maxWords: number,
): string {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const line = inWords(random, topic, patterns);
    const count = countWords(line);
    if (count >= minWords && count <= maxWords) return line;
  }
  throw new RangeError(`No line of ${minWords} to ${maxWords} words for ${topic.subject.name}`);
}

const smallWords = new Set('a an and as at by for from in of on or the to with'.split(' '));

function inTitleCase(title: string): string {
  const words = title
    .split(' ')
    .map((word) => (smallWords.has(word) ? word : capitalised(word)))
    .join(' ');
  return capitalised(words);
}

/** Adds a rare name to some titles, since real ones contain many brands, methods and names. */
function withRareName(random: Random, title: string): string {
  if (!random.isChance(0.32)) return title;
  const name = madeUpName(random);
  return random.pick([`${name}: ${title}`, `${title} - ${name}`, `${title} (${name})`]);
}

/** A title of 3 to 12 words. */
export function drawTitle(random: Random, topic: Topic): string {
  const line = drawLine(random, topic, phrases[topic.language].titles, 3, 11);
  const title = withRareName(random, line);
  return topic.language === 'en' && random.isChance(0.55) ? inTitleCase(title) : title;
}

/** A headline of 8 to 20 words. */
export function drawHeadline(random: Random, topic: Topic): string {
  return drawLine(random, topic, phrases[topic.language].headlines, 8, 20);
}

/** Varies a title, as for a renewed or resold course. */
export function retell(random: Random, topic: Topic, title: string): string {
  const year = 2019 + random.below(6);
  const { edition } = phrases[topic.language];
  const retold = random.pick([
    title,
    `${title} ${year}`,
    `${title} (${edition} ${year})`,
    `${topic.tool}: ${title}`,
    `${title} - ${random.pickEarly(phrases[topic.language].ease)}`,
  ]);
  return countWords(retold) > 12 ? title : retold;
}

/** Returns the title of a later part. */
export function continued(random: Random, topic: Topic, title: string): string {
  const later = `${title} - ${phrases[topic.language].partTwo} ${2 + random.below(3)}`;
  return countWords(later) > 12 ? title : later;
}
