import { describe, expect, it } from 'vitest';
import { coverScenes, coverShapes, coverSvg } from './cover.ts';
import { hash } from './dice.ts';
import { coverPalettes } from './palettes.ts';

const categories = [...Object.keys(coverPalettes), 'Astronomy'];

/** Numbers and words, as the marketplaces name their courses. */
const ids = Array.from({ length: 160 }, (_, i) =>
  i % 2 === 0 ? String(5_459_900 + i) : `coursera:course-${i}`,
);

const all = categories.flatMap((category) => ids.map((id) => ({ id, category })));
const texts = all.map(({ id, category }) => coverSvg(id, category));

/** Changing anything in the generator changes every cover there is: do it knowingly. */
const pinned = {
  'udemy:5459964 Development': 2770615510,
  'coursera:python Development': 3576181793,
  'edx:accounting Finance & Accounting': 1267712898,
  '101 Music': 1527687055,
  '102 Music': 1742031577,
  '42 Lifestyle': 1668975797,
  '7 Photography & Video': 1808743042,
  '7 Astronomy': 1766941065,
};

describe('covers', () => {
  it.each(Object.entries(pinned))('keeps the cover of %s', (name, expected) => {
    const [id = '', ...category] = name.split(' ');
    expect(hash(coverSvg(id, category.join(' ')))).toBe(expected);
  });

  it('draws the same course the same way every time, and courses differ', () => {
    expect(all.map(({ id, category }) => coverSvg(id, category))).toEqual(texts);
    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.99);
  });

  it('draws more than two thousand covers of at most 1,400 bytes', () => {
    expect(texts.length).toBeGreaterThan(2000);
    const bytes = texts.map((text) => new TextEncoder().encode(text).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(1400);
  });

  it('writes only flat shapes with presentation attributes', () => {
    const element =
      '<(?:path|circle|ellipse) fill="#[0-9a-f]{6}"(?: fill-opacity="\\.\\d+")?(?: (?:d|cx|cy|r|rx|ry)="[^"]+")+/>';
    const file = new RegExp(
      `^<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" aria-hidden="true">${element}` +
        `<g(?: transform="matrix\\(-1 0 0 1 480 0\\)")?>(?:${element}){5,20}</g></svg>$`,
    );
    expect(texts.find((text) => !file.test(text))).toBeUndefined();
  });

  it('writes short numbers and nothing that is no number', () => {
    const outlines = texts.flatMap((text) => [...text.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d));
    const isShort = (d = '') => /^M[-.\dMLHVhvlaqz ]+z$/.test(d) && !/\.\d\d/.test(d);
    expect(outlines.find((d) => !isShort(d))).toBeUndefined();
    expect(texts.find((text) => /NaN|undefined|Infinity|null/.test(text))).toBeUndefined();
  });

  it('paints an unknown category in plaster', () => {
    const plaster = ['#e4dcea', '#8d80a8', '#5a4d78', '#e0a84a', '#faf5f0', '#281b3a'];
    for (const category of ['Astronomy', '', 'constructor', '__proto__']) {
      const fills = [...coverSvg('7', category).matchAll(/fill="(#[^"]+)"/g)].map(
        ([, fill]) => fill,
      );
      expect(plaster).toEqual(expect.arrayContaining(fills));
    }
  });

  it('writes nothing of what it is given into the file', () => {
    expect(coverSvg('"><script>', '</svg><script>')).not.toContain('script');
  });

  it('gives the shapes that the file holds: a sky and one group', () => {
    const [sky, scene, ...others] = coverShapes('7', 'Music');
    expect(sky).toMatchObject({ tag: 'path', attributes: { d: 'M0 0h480v270h-480z' } });
    expect(scene).toMatchObject({ tag: 'g' });
    expect(others).toEqual([]);
  });

  it('never gives neighbouring numbers of a category the same scene', () => {
    const kinds = Array.from({ length: 16 }, (_, i) =>
      (coverShapes(String(i), 'Design')[1]?.shapes ?? []).map((shape) => shape.tag).join(' '),
    );
    expect(new Set(kinds).size).toBeGreaterThan(6);
  });

  it.each([1, 2, 3, 4, 5])('puts no scene beside or above itself in %i columns', (columns) => {
    const scenes = coverScenes(all);
    const repeats = scenes.filter(
      (scene, place) => scene === scenes[place - columns] || scene === scenes[place - 1],
    );
    expect(repeats).toEqual([]);
  });

  it('leaves most courses the scene that they have alone', () => {
    const scenes = coverScenes(all);
    const own = all.filter((key, place) => coverScenes([key])[0] === scenes[place]);
    expect(own.length / all.length).toBeGreaterThan(0.6);
  });
});
