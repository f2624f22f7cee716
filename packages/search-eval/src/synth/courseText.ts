import type { CategoryId } from '@aulario/course-data';
import { glossaryAreas } from '@aulario/course-data/documents';
import { type GlossarySubject, glossarySubjects } from '@aulario/search';
import type { Random } from '@aulario/search/testing';
import { madeUpName } from './madeUpName.ts';
import { otherSubjects, phrases, places, type TitleLanguage, tools } from './vocabulary.ts';

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

function fromGlossary({ spanish: es, english: en }: GlossarySubject, language: 'es' | 'en') {
  return { name: language === 'es' ? es[0] : en[0], label: capitalised(en[0]) };
}

/** Draws a topic; few subjects and tools are common, most are rare. */
export function drawTopic(random: Random, category: CategoryId, language: TitleLanguage): Topic {
  const tool = random.pickEarly(tools[category]);
  if (language === 'es' || language === 'en') {
    const subjects = subjectsOf.get(glossaryAreas[category]) ?? [];
    const subject = fromGlossary(random.pickEarly(subjects), language);
    const second = fromGlossary(random.pick(subjects), language).name;
    return { category, language, subject, second, tool };
  }
  const lists = otherSubjects[language];
  const names = lists[category] ?? lists.Development ?? [];
  const name = random.pickEarly(names);
  return {
    category,
    language,
    subject: { name, label: capitalised(name) },
    second: random.pick(names),
    tool,
  };
}

function fillSlot(clause: string, random: Random, topic: Topic, used: Set<string>): string {
  const words = phrases[topic.language];
  const isAgain = used.has(clause);
  used.add(clause);
  switch (clause) {
    case 'subject':
      return isAgain ? topic.second : topic.subject.name;
    case 'tool':
      return isAgain ? random.pick(tools[topic.category]) : topic.tool;
    case 'made':
      return madeUpName(random);
    case 'place':
      return random.pick(places[topic.language === 'es' ? 'es' : 'other']);
    case 'number':
      return String(2 + random.below(99));
    case 'year':
      return String(2019 + random.below(6));
    case 'audience':
      return random.pickEarly(words.audience);
    case 'aim':
      return random.pickEarly(words.aim);
    case 'ease':
      return random.pickEarly(words.ease);
    case 'thing':
      return random.pick(words.thing);
    case 'field':
      return random.pick(words.field);
    case 'do':
      return random.pick(words.act);
    case 'Do':
      return capitalised(random.pick(words.act));
    default:
      throw new RangeError(`No such clause: ${clause}`);
  }
}

const slotsByPattern = new Map<string, readonly string[]>();

/** Splits a pattern: texts at even indices, slots at odd ones. */
function partsOf(pattern: string): readonly string[] {
  const known = slotsByPattern.get(pattern);
  if (known !== undefined) return known;
  const parts = pattern.split(/[{}]/);
  slotsByPattern.set(pattern, parts);
  return parts;
}

/** Fills the slots of one of the patterns with words of a topic. */
export function inWords(random: Random, topic: Topic, patterns: readonly string[]): string {
  const used = new Set<string>();
  const filled = partsOf(random.pickEarly(patterns)).map((part, place) =>
    place % 2 === 0 ? part : fillSlot(part, random, topic, used),
  );
  return capitalised(filled.join(''));
}
