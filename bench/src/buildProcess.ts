/** Builds the index of one engine and writes it to a file. */
import { writeFileSync } from 'node:fs';
import { judgedCourses, judgingSeeds } from '@aulario/search-eval/relevance';
import { engineNamed } from './engines/engines.ts';

const [, , engine = '', courses = '', indexFile = ''] = process.argv;
writeFileSync(
  indexFile,
  await engineNamed(engine).build(judgedCourses(Number(courses), judgingSeeds)),
);
