/**
 * `pnpm --filter @aulario/feeds category-weights FOLDER` learns the categories of courses from those
 * that the sets of the default catalogue state, a fifth of the courses held out, and writes the
 * weights. FOLDER is that of `default-catalogue`.
 */
import { writeFileSync } from 'node:fs';
import { learnCategories } from '../filled/categoryModel.ts';
import { isHeldOut, packWeights, weightsFile } from '../filled/categoryOfCourse.ts';
import { courseFeatures } from '../filled/courseFeatures.ts';
import { joinRecords } from './joinRecords.ts';
import { readSets } from './readSets.ts';

const [folder] = process.argv.slice(2);
const courses = joinRecords(await readSets(folder))
  .map(({ course }) => course)
  .filter((course) => !isHeldOut(course));
const labelled = courses.flatMap(({ title, subjects, category }) => {
  if (category === null) return [];
  // Many courses have no subjects, so that titles alone must tell it, too.
  const told = subjects.length === 0 ? [[]] : [[], subjects];
  return told.map((some) => ({ features: courseFeatures(title, some), category }));
});
const weights = packWeights(learnCategories(labelled));
writeFileSync(weightsFile, `${JSON.stringify(weights, null, 2)}\n`);
process.stdout.write(`${labelled.length} learnt from, ${Object.keys(weights).length} weights\n`);
