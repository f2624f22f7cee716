import { parseArgs } from 'node:util';
import { chooseCatalogue } from './chosenCatalogue.ts';

const { values } = parseArgs({
  options: {
    synthetic: { type: 'boolean', default: false },
    courses: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
  },
});

const courses = Number(values.courses);
const seed = Number(values.seed);
if (!Number.isSafeInteger(courses) || courses < 1 || !Number.isSafeInteger(seed)) {
  console.error('Usage: pnpm catalogue:synth --courses 200000 --seed 1');
  process.exit(1);
}

await chooseCatalogue(values.synthetic ? { courses, seed } : null);
// What is chosen is what is built.
await import('./buildCatalogue.ts');
if (values.synthetic)
  console.log('These courses are made up. `pnpm catalogue` brings the samples back.');
