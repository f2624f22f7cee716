/**
 * `pnpm --filter @aulario/feeds category-weights FOLDER` learns the categories of courses from those
 * that the sets of the default catalogue state, a fifth of the courses held out, chooses from which
 * probability on they are believed, writes both, and prints how many of the held-out ones are inferred and
 * how many of these as stated. FOLDER is that of `default-catalogue`.
 */
import { writeFileSync } from 'node:fs';
import type { CategoryId } from '@aulario/course-data';
import { type CategoryWeights, learnCategories } from '../filled/categoryModel.ts';
import { type CategorisedBy, courseFeatures } from '../filled/courseFeatures.ts';
import {
  isHeldOut,
  learntFile,
  mostProbable,
  otherPlatforms,
  packLearnt,
  partOf,
  thresholdOf,
} from '../filled/learntCategories.ts';
import { joinRecords } from './joinRecords.ts';
import { readSets } from './readSets.ts';

/** A course whose category is stated. */
interface Labelled extends CategorisedBy {
  id: string;
  category: CategoryId;
}

/** A course that was inferred: how certain it is, and whether its category is the stated one. */
interface Inferred {
  platform: string;
  probability: number;
  isRight: boolean;
}

const wantedPrecision = 0.95;
/** Platforms with fewer labelled courses are taken together. */
const minCourses = 400;
/** Fewer inferred courses do not show how many are right, */
const minInferred = 50;
/** and a platform of which a smaller share can be inferred draws its lines elsewhere. */
const minShare = 1 / 3;

/** Part 0 of these is held out; each other one is inferred from the rest. */
const parts = [1, 2, 3, 4];

/** A course as by its title alone. */
const titled = (course: Labelled): Labelled => ({ ...course, subjects: [] });

/** Once without its subjects if it has some: many courses have none, so that titles alone must show it, too. */
const variantsOf = (course: Labelled): Labelled[] =>
  course.subjects.length === 0 ? [course] : [titled(course), course];

const learn = (courses: readonly Labelled[]): CategoryWeights =>
  learnCategories(
    courses
      .flatMap(variantsOf)
      .map((course) => ({ features: courseFeatures(course), category: course.category })),
  );

const inferredOf = (courses: readonly Labelled[], weights: CategoryWeights): Inferred[] =>
  courses.map((course) => {
    const found = mostProbable(course, weights);
    return {
      platform: course.platform,
      probability: found?.probability ?? 0,
      isRight: found?.category === course.category,
    };
  });

const shareRight = (inferred: readonly Inferred[]) =>
  inferred.filter(({ isRight }) => isRight).length / inferred.length;

/** The lowest probability, in hundredths, from which on enough of at least so many are right; null for none. */
function thresholdFor(
  inferred: readonly Inferred[],
  least: number,
  wanted = wantedPrecision,
): number | null {
  for (let hundredths = 50; hundredths < 100; hundredths += 1) {
    const certain = inferred.filter(({ probability }) => probability >= hundredths / 100);
    if (certain.length < least) return null;
    if (shareRight(certain) >= wanted) return hundredths / 100;
  }
  return null;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const [folder] = process.argv.slice(2);
const labelled = joinRecords(await readSets(folder)).flatMap(({ course }) =>
  course.category === null ? [] : [{ ...course, category: course.category }],
);
const known = labelled.filter((course) => !isHeldOut(course));

const inferred = parts.flatMap((part) =>
  inferredOf(
    known.filter((course) => partOf(course, 5) === part).map(titled),
    learn(known.filter((course) => partOf(course, 5) !== part)),
  ),
);
const thresholds: Record<string, number | null> = {};
for (const [platform, own] of Map.groupBy(inferred, (one) => one.platform))
  if (own.length >= minCourses) thresholds[platform] = thresholdFor(own, own.length * minShare);

// As platforms of which nothing is known: learnt from all others.
const byPlatform = [...Map.groupBy(labelled, ({ platform }) => platform)];
thresholds[otherPlatforms] = thresholdFor(
  byPlatform
    .filter(([platform]) => !(platform in thresholds))
    .flatMap(([platform, own]) =>
      inferredOf(own.map(titled), learn(labelled.filter((course) => course.platform !== platform))),
    ),
  minInferred,
);

const weights = learn(known);
writeFileSync(learntFile, `${JSON.stringify(packLearnt({ thresholds, weights }), null, 2)}\n`);
process.stdout.write(`learnt from ${known.length} courses\n`);
for (const [title, courses] of [
  ['titles alone', labelled.filter(isHeldOut).map(titled)],
  ['with subjects', labelled.filter(isHeldOut)],
] as const) {
  const held = inferredOf(courses, weights);
  for (const [platform, own] of Map.groupBy(held, (one) => one.platform)) {
    const threshold = thresholdOf(thresholds, platform) ?? 1;
    const certain = own.filter(({ probability }) => probability >= threshold);
    const shareFrom = (from: number) =>
      percent(own.filter(({ probability }) => probability >= from).length / own.length);
    const curve = [0.9, 0.95, 0.97].map(
      (wanted) => `${shareFrom(thresholdFor(own, 1, wanted) ?? 1)} at ${percent(wanted)}`,
    );
    process.stdout.write(
      `${platform}, ${title}: ${own.length} held out, ${shareFrom(threshold)} inferred from ${threshold} on, ` +
        `${percent(shareRight(certain))} of these as stated (could be ${curve.join(', ')})\n`,
    );
  }
}
