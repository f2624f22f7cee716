import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserFloor, buildTarget } from './browserFloor.ts';

const root = join(import.meta.dirname, '../../..');

const version = (browser: string) => browserFloor.get(browser) ?? '';

it('gives Vite the same versions', () => {
  expect(buildTarget).toEqual(['chrome120', 'edge120', 'firefox125', 'safari17.4', 'ios17.4']);
});

it.each([
  ['README.md', 'and'],
  ['docs/decisions/0085-which-browsers.md', 'and'],
  ['packages/screens/src/content/docs.en.md', 'and'],
  ['packages/screens/src/content/docs.es.md', 'y'],
  ['packages/frame/src/locales/en.json', 'and'],
  ['packages/frame/src/locales/es.json', 'y'],
])('%s names them', (file, and) => {
  expect([version('edge'), version('ios_saf')]).toEqual([version('chrome'), version('safari')]);
  const text = readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ');
  expect(text).toContain(
    `Chrome ${and} Edge ${version('chrome')}, Firefox ${version('firefox')} ${and} Safari ${version('safari')}`,
  );
});
