import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readSamples, samplePlatforms } from './readSamples.ts';

const folder = new URL('../../../course-data/src/', import.meta.url);

async function write(name: string, values: readonly unknown[]): Promise<void> {
  const file = fileURLToPath(new URL(name, folder));
  await writeFile(file, `${JSON.stringify(values, null, 2)}\n`);
  process.stdout.write(`${values.length} in ${file}\n`);
}

const { courses } = await readSamples();
await write(
  'samples/sampleCourses.json',
  courses.map(({ course }) => course),
);
await write('course/samplePlatforms.json', samplePlatforms());
