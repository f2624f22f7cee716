/**
 * `pnpm catalogue:walk`: demonstrates builds on the examples of every format: a first one, one with
 * a damaged feed, one that lost too many courses, and one a day later with changes. Leaves the
 * catalogue of the second day in `catalogue-walk`, with its state beside it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

process.chdir(join(import.meta.dirname, '..'));
const out = 'catalogue-walk';
const feeds = `${out}-feeds`;
const damagedOut = `${out}-damaged`;

/** The folder or file of each provider's examples. */
const sources = {
  udemy: 'udemy',
  coursera: 'coursera',
  'learn.mit.edu': 'mit-learn',
  'upmx.upm.es': 'open-edx',
  'open.hpi.de': 'moochub',
  jsonld: 'jsonld',
  awin: 'awin/enhanced.jsonl',
  'awin-legacy': 'awin/legacy.csv',
};

function build(title: string, today: string, folder: string): void {
  console.log(`\n${title}\n`);
  const named = Object.entries(sources).map(([id, path]) => `--feed=${id}=${feeds}/${path}`);
  const args = ['build', ...named, '--out', folder, '--today', today];
  try {
    execFileSync(process.execPath, ['packages/feeds/src/cli.ts', ...args], { stdio: 'inherit' });
  } catch {
    console.log('The build stopped, and the last catalogue stays.');
  }
}

/** Edits the text of one example. */
function change(path: string, edit: (text: string) => string): void {
  const file = join(feeds, path);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

const startAgain = () => {
  rmSync(feeds, { recursive: true, force: true });
  cpSync('packages/feeds/examples', feeds, { recursive: true });
};

for (const folder of [out, `${out}-state`, damagedOut, `${damagedOut}-state`])
  rmSync(folder, { recursive: true, force: true });

startAgain();
build('1. A catalogue of every format', '2026-11-20', out);

change('mit-learn/courses.json', (text) => text.slice(0, text.length / 2));
build('2. The same with a feed that is cut off', '2026-11-20', damagedOut);
build('3. The same on top of the first: the feed has lost too much', '2026-11-21', out);

startAgain();
change('awin/enhanced.jsonl', (text) => text.replace('11.99', '7.99'));
change('udemy/2024-list.json', (text) => text.replace('2024-02-01', '2026-11-20'));
change('udemy/2021-list.json', (text) => text.replace('900003', '900103'));
build('4. A day later', '2026-11-21', out);
