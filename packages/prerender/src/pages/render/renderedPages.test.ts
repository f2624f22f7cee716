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

/** Builds one page with a style. Returns its file, and whether it was rendered. */
function build(key: string, style: string, path = '/a') {
  const site = new PageFiles(join(root, 'site'));
  const pages = new RenderedPages(kept, site, clearSite(site, kept));
  const isReused = pages.reuse(path, key);
  if (!isReused) pages.addFilled(path, key, [`${key}${styleStart}`, `${styleEnd}…`], []);
  pages.writerOf(style)(path);
  pages.keep();
  pages.close();
  const { mtimeMs } = statSync(join(root, 'site/a.html'), { throwIfNoEntry: false }) ?? {};
  return { isReused, text: String(site.read(fileOf(path))), files: site.list(), mtimeMs };
}

it('leaves a filled page as it is, gives it another style when its kind has one, and removes it with its course', () => {
  const first = build('x', '.a{}');
  expect(first).toMatchObject({ isReused: false, text: `x<style>.a{}${styleEnd}…` });
  expect(build('x', '.a{}')).toEqual({ ...first, isReused: true });
  const styled = build('x', '.ab{}');
  expect(styled).toMatchObject({ isReused: true, text: `x<style>.ab{}${styleEnd}…` });
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
