import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCourse } from '@aulario/course-data/testing';
import { afterAll, expect, it } from 'vitest';
import type { PrerenderedPage } from '../render/prerenderedPage.ts';
import { writeCards } from './writeCards.ts';

const folder = mkdtempSync(join(tmpdir(), 'aulario-cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const courses = ['edx:a', 'edx:b"'].map((id) => aCourse({ id, category: 'Design' }));

/** A page that shows the courses. */
const page = (cards: string) =>
  ({
    path: '/courses',
    markup: `<ul><li>no card</li></ul><div id="results"><ul class="grid">${cards}</ul><nav><ul><li>2</li></ul></nav></div>`,
    data: {
      query: { text: '' },
      hub: null,
      result: {
        status: 'found',
        value: { results: courses.map((course) => ({ course, match: null })) },
      },
    },
  }) as unknown as PrerenderedPage;

it('writes the card of each course by its place in the index, with what its cover is drawn from', () => {
  const cards = '<li class="card">One</li><li class="card">Two</li>';
  const address = writeCards(folder, [page(cards)], ['edx:b"', 'edx:a']);
  expect(address).toMatch(/^\/assets\/cards-[\w-]{8}$/);
  expect(readdirSync(join(folder, address)).sort()).toEqual(['0.html', '1.html']);
  const html = readFileSync(join(folder, address, '0.html'), 'utf8');
  expect(html).toMatch(
    /^<!doctype html><html data-id="edx:b&quot;" data-category="Design" data-scene="\d+"><title>-<\/title><li class="card">Two<\/li>$/,
  );
});

it('refuses a page that shows something else', () => {
  expect(() => writeCards(folder, [page('<li>One</li>')], ['edx:b"', 'edx:a'])).toThrow(
    'other cards',
  );
  const both = '<li>One</li><li>Two</li>';
  expect(() => writeCards(folder, [page(both)], ['edx:a'])).toThrow('lacks');
});
