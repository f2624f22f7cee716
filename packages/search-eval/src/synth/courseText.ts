import type { CategoryId } from '@aulario/course-data';
import { glossaryAreas } from '@aulario/course-data/documents';
import { glossarySubjects } from '@aulario/search';
import type { Random } from '@aulario/search/testing';
import { madeUpName } from './madeUpName.ts';
import names from './vocabulary/names.json' with { type: 'json' };
import { otherSubjects, phrases, type TitleLanguage, tools } from './vocabulary.ts';

const subjectsOf = Map.groupBy(glossarySubjects, ({ area }) => area);

/** The subject matter of a course, before it is put into words. */
export interface Topic {
  category: CategoryId;
  language: TitleLanguage;
  /** The name in the course's language, and the display name that facets show. */
  subject: { name: string; label: string };
  second: string;
  tool: string;
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The subjects of a category in a language, the frequent ones first: name and display name. */
function subjectsIn(category: CategoryId, language: TitleLanguage): Topic['subject'][] {
  if (language === 'es' || language === 'en') {
    const subjects = subjectsOf.get(glossaryAreas[category]) ?? [];
    return subjects.map(({ [language]: [name], en: [label] }) => ({
      name,
      label: capitalised(label),
    }));
  }
  const names = otherSubjects[language][category] ?? otherSubjects[language].Development ?? [];
  return names.map((name) => ({ name, label: capitalised(name) }));
}

/** Draws a topic; few subjects and tools are common, most are rare. */
export function drawTopic(random: Random, category: CategoryId, language: TitleLanguage): Topic {
  const tool = random.pickEarly(tools[category]);
  const subjects = subjectsIn(category, language);
  const subject = random.pickEarly(subjects);
  return { category, language, subject, second: random.pick(subjects).name, tool };
}

/** How each slot of a pattern is filled. */
const slots: Readonly<Record<string, (random: Random, topic: Topic) => string>> = {
  subject: (_, { subject }) => subject.name,
  tool: (_, { tool }) => tool,
  made: madeUpName,
  place: (random, { language }) => random.pick(names.places[language === 'es' ? 'es' : 'other']),
  number: (random) => String(2 + random.below(99)),
  year: (random) => String(2019 + random.below(6)),
  audience: (random, { language }) => random.pickEarly(phrases[language].audience),
  aim: (random, { language }) => random.pickEarly(phrases[language].aim),
  ease: (random, { language }) => random.pickEarly(phrases[language].ease),
  thing: (random, { language }) => random.pick(phrases[language].thing),
  field: (random, { language }) => random.pick(phrases[language].field),
  do: (random, { language }) => random.pick(phrases[language].act),
  Do: (random, { language }) => capitalised(random.pick(phrases[language].act)),
};

/** A slot that a pattern has twice is filled with another subject or tool. */
const slotsAgain: typeof slots = {
  ...slots,
  subject: (_, { second }) => second,
  tool: (random, { category }) => random.pick(tools[category]),
};

/** Fills the slots of one of the patterns with words of a topic. */
export function inWords(random: Random, topic: Topic, patterns: readonly string[]): string {
  const used = new Set<string>();
  const filled = random.pickEarly(patterns).replace(/\{(\w+)\}/g, (_, slot: string) => {
    const fill = (used.has(slot) ? slotsAgain : slots)[slot];
    if (fill === undefined) throw new RangeError(`No such slot: ${slot}`);
    used.add(slot);
    return fill(random, topic);
  });
  return capitalised(filled);
}
