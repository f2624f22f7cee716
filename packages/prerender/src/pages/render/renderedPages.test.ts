import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { styleEnd, styleStart } from '../filledPage.ts';
import { clearSite } from '../keptPages.ts';
import { fileOf, PageFiles } from '../pageFiles.ts';
import { RenderedPages } from './renderedPages.ts';

const root = mkdtempSync(join(tmpdir(), 'aulario-rendered-'));
afterAll(() => rmSync(root, { recursive: true }));
const kept = join(root, 'kept');

/** The application's page has a style of its own. */
const head = `${styleStart}.own{}</style>`;

/** Builds one page with a style. Returns its file, and whether it was rendered. */
function build(key: string, style: string, path = '/a') {
  const site = new PageFiles(join(root, 'site'));
  const pages = new RenderedPages(kept, site, clearSite(site, kept));
  pages.beginKind(() => style);
  const isReused = pages.reuse(path, key);
  if (!isReused) pages.addFilled(path, key, [`${head}${key}${styleStart}`, `${styleEnd}…`], []);
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
  const site = new PageFiles(join(root, 'site'));
  clearSite(site, kept);
  expect(build('x', '.a{}')).toMatchObject({ isReused: false, files: ['.kept', 'a.html'] });
  site.write('.kept', [Buffer.from('another')]);
  expect(build('x', '.a{}')).toMatchObject({ isReused: false });
});

it('gives pages that were written before the last rule of their kind was known the whole style', () => {
  const site = new PageFiles(join(root, 'styled'));
  const pages = new RenderedPages(null, site, new Set());
  pages.beginKind((rules) => rules.map(({ text }) => text).join(''));
  for (const name of ['a', 'b']) {
    const rule = { group: 1, name, text: `.${name}{}` };
    pages.addFilled(`/${name}`, '', [`${head}${name}${styleStart}`, `${styleEnd}…`], [rule]);
  }
  for (const name of ['a', 'b']) {
    pages.complete(`/${name}`);
    expect(String(site.read(`${name}.html`))).toBe(`${head}${name}<style>.a{}.b{}${styleEnd}…`);
  }
  pages.close();
});
