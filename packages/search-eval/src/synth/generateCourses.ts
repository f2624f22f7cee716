import { type Course, platformOf } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { foldText } from '@aulario/search';
import { createRandom, mixSeeds, type Random } from '@aulario/search/testing';
import { drawFacts } from './courseFacts.ts';
import { drawTopic, type Topic } from './courseText.ts';
import { continued, drawHeadline, drawTitle, retell } from './courseTitle.ts';
import { institution, instructor } from './madeUpName.ts';
import { phrases, pickByShare, type SynthPlatform, shares } from './vocabulary.ts';

/** Options of generated courses. */
export interface SynthOptions {
  courses: number;
  /** Any integer; 1 by default. Deterministic per seed. */
  seed?: number | undefined;
}

interface Draft {
  topic: Topic;
  platform: SynthPlatform;
  title: string;
  instructors: readonly string[];
}

function drawInstructors(random: Random, platform: SynthPlatform): string[] {
  if (platform !== 'udemy' && random.isChance(0.2)) return [];
  const count = random.isChance(platform === 'udemy' ? 0.88 : 0.55) ? 1 : 2 + random.below(2);
  return [...new Set(Array.from({ length: count }, () => instructor(random)))];
}

function drawDraft(seed: number, index: number): Draft {
  const random = createRandom(mixSeeds(seed, index, 1));
  const platform = pickByShare(random, shares.platforms);
  const category = pickByShare(random, shares.categories);
  const topic = drawTopic(random, category, pickByShare(random, shares.languages));
  const title = drawTitle(random, topic);
  return { topic, platform, title, instructors: drawInstructors(random, platform) };
}

/** Derives nearly one in ten courses from an earlier one: renewed, resold or a later part. */
function drawRelated(random: Random, seed: number, index: number): Draft {
  const own = drawDraft(seed, index);
  if (index === 0 || !random.isChance(0.09)) return own;
  const earlier = drawDraft(seed, random.below(index));
  return random.isChance(0.45)
    ? { ...earlier, title: continued(random, earlier.topic, earlier.title) }
    : { ...own, topic: earlier.topic, title: retell(random, earlier.topic, earlier.title) };
}

const slugOf = (title: string) =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '');

function syntheticCourse(seed: number, index: number): Course {
  const random = createRandom(mixSeeds(seed, index, 2));
  const { topic, platform, title, instructors } = drawRelated(random, seed, index);
  const { language, subject, tool } = topic;
  const id = `muestra-${index + 1}`;
  const isUdemy = platform === 'udemy';
  const category = random.isChance(0.015) ? null : topic.category;
  return aCourse({
    id: `${platform}:${id}`,
    platform,
    institution: isUdemy || random.isChance(0.03) ? null : institution(random),
    title,
    headline: drawHeadline(random, topic),
    url: `https://${platformOf(platform).hosts[0]}/${platform === 'coursera' ? 'learn' : 'course'}/${id}-${slugOf(title)}${isUdemy ? '/' : ''}`,
    instructors,
    language: random.isChance(0.015) ? null : pickByShare(random, phrases[language].locales),
    category,
    subjects: random.isChance(0.4) ? [...new Set([subject.label, tool])] : [subject.label],
    ...drawFacts(random, platform),
  });
}

/**
 * Generates courses with the distribution of real platforms: few subjects are common and most rare,
 * titles repeat with another year or part, some facts are missing. Yields one at a time, so that
 * any number can be written with constant memory. A longer run starts with the courses of a shorter
 * one. Every address and id shows that the course is generated.
 */
export function* generateCourses({ courses, seed = 1 }: SynthOptions): Generator<Course, void> {
  for (let index = 0; index < courses; index += 1) yield syntheticCourse(seed, index);
}
