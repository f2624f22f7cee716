import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filterWords } from '@aulario/course-data/build';
import type { EarlySearch } from '../../start/early/earlySearch.ts';
import type { PrerenderedPage } from '../render/prerenderedPage.ts';
import type { EarlyFiles } from './readEarlyFiles.ts';
import { writeCards } from './writeCards.ts';

/**
 * Writes what a page answers searches from into the folder of a site.
 *
 * @param script - The address of the script that answers.
 * @param pages - Together they show every course.
 */
export function writeEarly(
  folder: string,
  script: string,
  { ids, head: { bytes, headBytes } }: EarlyFiles,
  pages: Iterable<PrerenderedPage>,
): EarlySearch {
  const index = `/assets/head-${hash('sha256', bytes, 'hex').slice(0, 8)}.bin`;
  writeFileSync(join(folder, index), bytes);
  return {
    script,
    index,
    headBytes,
    cards: writeCards(folder, pages, ids),
    filterWords: filterWords(),
  };
}
