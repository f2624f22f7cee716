import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { styleEnd, styleStart } from '../filledPage.ts';
import { PageFiles } from '../pageFiles.ts';
import { RenderedPages } from './renderedPages.ts';

const root = mkdtempSync(join(tmpdir(), 'aulario-rendered-'));
afterAll(() => rmSync(root, { recursive: true }));
const kept = join(root, 'kept');

/** Builds one page with a style. Returns its file, and whether it was rendered. */
function build(name: string, key: string, style: string) {
  const pages = new RenderedPages(kept, new PageFiles(join(root, name)));
  const isReused = pages.reuse('/a', key);
  if (!isReused) pages.addFilled('/a', key, [`${key}${styleStart}`, `${styleEnd}…`], []);
  pages.writerOf(style)('/a');
  pages.keep();
  pages.close();
  const file = join(root, name, 'a.html');
  return { isReused, text: readFileSync(file, 'utf8'), inode: statSync(file).ino };
}

it('keeps a filled page as a file, with another style when its kind has one, and nothing older', () => {
  const first = build('1', 'x', '.a{}');
  expect(first).toMatchObject({ isReused: false, text: `x<style>.a{}${styleEnd}…` });
  const same = build('2', 'x', '.a{}');
  expect(same).toEqual({ ...first, isReused: true });
  const styled = build('3', 'x', '.ab{}');
  expect(styled).toMatchObject({ isReused: true, text: `x<style>.ab{}${styleEnd}…` });
  expect(same.text).toBe(readFileSync(join(root, '1/a.html'), 'utf8'));
  expect(build('4', 'y', '.ab{}')).toMatchObject({ isReused: false });
  const files = readdirSync(kept, { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile())).toHaveLength(3);
});
