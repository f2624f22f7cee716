import type { ImporterId } from '../providers/provider.ts';
import { coursera } from './coursera.ts';
import type { Importer } from './importer.ts';
import { jsonLd } from './jsonLd.ts';
import { mapped } from './mapped.ts';
import { mitLearn } from './mitLearn.ts';
import { moochub } from './moochub.ts';
import { openEdx } from './openEdx.ts';
import { udemy } from './udemy.ts';

/** The importer of each format. */
export const importers: Readonly<Record<ImporterId, Importer>> = {
  udemy,
  coursera,
  'mit-learn': mitLearn,
  'open-edx': openEdx,
  moochub,
  'json-ld': jsonLd,
  mapped,
};
