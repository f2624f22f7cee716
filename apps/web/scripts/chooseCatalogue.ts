import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseCatalogue } from './chosenCatalogue.ts';

const { values } = parseArgs({
  options: {
    samples: { type: 'boolean', default: false },
    synthetic: { type: 'boolean', default: false },
    courses: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    state: { type: 'string' },
  },
});

const courses = Number(values.courses);
const seed = Number(values.seed);
if (!Number.isSafeInteger(courses) || courses < 1 || !Number.isSafeInteger(seed)) {
  console.error('Usage: pnpm catalogue:synth --courses 200000 --seed 1');
  process.exit(1);
}

const kept = values.samples ? ({ samples: true } as const) : null;
const built = values.state === undefined ? kept : { state: resolve(values.state) };
await chooseCatalogue(values.synthetic ? { courses, seed } : built);
// What is chosen is what is built.
await import('./buildCatalogue.ts');
if (values.synthetic)
  console.log('These courses are made up. `pnpm catalogue` brings the default catalogue back.');
