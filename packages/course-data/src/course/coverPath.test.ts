// @vitest-environment node
import { expect, it } from 'vitest';
import { categories } from './categories.ts';
import { parseImageUrl } from './courseAddress.ts';
import { categoryCoverPath, coverPath } from './coverPath.ts';

it('is a path that an image address may have', () => {
  expect(coverPath('udemy:5459964')).toBe('/covers/udemy-5459964.svg');
  expect(categoryCoverPath('Finance & Accounting')).toBe('/covers/category-finance-accounting.svg');
  expect(categoryCoverPath(null)).toBe('/covers/category-unknown.svg');
  const paths = [coverPath('open.hpi.de:web1'), ...[...categories, null].map(categoryCoverPath)];
  for (const path of paths) expect(parseImageUrl(path)).toBe(path);
  expect(new Set(paths).size).toBe(paths.length);
});
