import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fileOf } from '../fileOf.ts';
import { styleEnd, styleStart } from '../filledPage.ts';
import { Folder } from '../folder.ts';
import { clearSite } from '../keptPages.ts';
import type { PrerenderedPage } from './prerenderedPage.ts';
import { type PageTemplate, RenderedPages } from './renderedPages.ts';

const root = mkdtempSync(join(tmpdir(), 'aulario-rendered-'));
afterAll(() => rmSync(root, { recursive: true }));
const kept = join(root, 'kept');

/** The application's page has a style of its own. */
const head = `${styleStart}.own{}</style>`;

const fill: PageTemplate['fill'] = ({ markup }) => [
  `${head}${markup}${styleStart}`,
  `${styleEnd}…`,
];

const aPage = (path: string, markup: string): PrerenderedPage => ({
  path,
  markup,
  screen: 'landing',
  kind: 'landing',
  language: 'es',
  title: '',
  description: '',
  feeds: undefined,
  data: undefined,
  cover: null,
  structured: null,
});

/** Builds one page with a style. Returns its file, and whether it was rendered. */
function build(key: string, style: string, path = '/a') {
  const site = new Folder(join(root, 'site'));
  const pages = new RenderedPages(kept, site, clearSite(site, kept), { style, fill });
  pages.beginKind([]);
  const isReused = pages.reuse(path, key);
  if (!isReused) pages.addFilled(aPage(path, key), key, []);
  pages.complete(path);
  pages.keep();
  pages.close();
  const { mtimeMs } = statSync(join(root, 'site/a.html'), { throwIfNoEntry: false }) ?? {};
  return { isReused, text: String(site.read(fileOf(path))), files: site.list(), mtimeMs };
}

it('leaves a filled page as it is, gives it another style when its kind has one, and removes it with its course', () => {
  const first = build('x', '.a{}');
  expect(first).toMatchObject({ isReused: false, text: `${head}x<style>.a{}${styleEnd}…` });
  expect(build('x', '.a{}')).toEqual({ ...first, isReused: true });
  const styled = build('x', '.ab{}');
  expect(styled).toMatchObject({ isReused: true, text: `${head}x<style>.ab{}${styleEnd}…` });
  expect(build('y', '.ab{}')).toMatchObject({ isReused: false });
  expect(build('y', '.ab{}', '/b').files).toEqual(['.kept', 'b.html']);
  expect(readdirSync(kept)).toHaveLength(2);
});

it('renders all pages of a site that another build has written, or none to its end', () => {
  build('x', '.a{}');
  const site = new Folder(join(root, 'site'));
  clearSite(site, kept);
  expect(build('x', '.a{}')).toMatchObject({ isReused: false, files: ['.kept', 'a.html'] });
  site.write('.kept', [Buffer.from('another')]);
  expect(build('x', '.a{}')).toMatchObject({ isReused: false });
});

it('removes the pages of a build that was interrupted', () => {
  build('x', '.a{}');
  const site = new Folder(join(root, 'interrupted'));
  new RenderedPages(kept, site, new Set(), { style: '', fill }).close();
  expect(readdirSync(kept)).toHaveLength(3);
  build('x', '.a{}');
  expect(readdirSync(kept)).toHaveLength(2);
});

it('gives pages that were written before the last rule of their kind was known the whole style', () => {
  const site = new Folder(join(root, 'styled'));
  const pages = new RenderedPages(null, site, new Set(), { style: '', fill });
  pages.beginKind([]);
  for (const name of ['a', 'b']) {
    const rule = { group: 1, name, text: `.${name}{}` };
    pages.addFilled(aPage(`/${name}`, name), '', [rule]);
  }
  for (const name of ['a', 'b']) {
    pages.complete(`/${name}`);
    expect(String(site.read(`${name}.html`))).toBe(`${head}${name}<style>.a{}.b{}${styleEnd}…`);
  }
  pages.close();
});
