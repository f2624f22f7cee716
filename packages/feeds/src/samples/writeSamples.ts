import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readSamples } from './readSamples.ts';

const file = fileURLToPath(
  new URL('../../../course-data/src/samples/sampleCourses.json', import.meta.url),
);
const { courses } = await readSamples();

await writeFile(
  file,
  `${JSON.stringify(
    courses.map(({ course }) => course),
    null,
    2,
  )}\n`,
);
process.stdout.write(`${courses.length} courses in ${file}\n`);
