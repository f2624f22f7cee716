// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCourse } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPagePlatforms } from '../start/hydrate/readPageData.ts';
import { addedPlatforms, withPlatforms } from './pagePlatforms.ts';

const index = readFileSync(join(import.meta.dirname, '../../../../apps/web/index.html'), 'utf8');
const campus = { id: 'campus.example', name: 'Campus </script>', hosts: ['www.campus.example'] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platforms-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lets a page without the catalogue read courses of a platform that the operator added', () => {
  mkdirSync(join(folder, 'catalogue'));
  const udemy = { id: 'udemy', name: 'Udemy', hosts: ['www.udemy.com'] };
  const manifest = { content: { platforms: [udemy, campus] } };
  writeFileSync(join(folder, 'catalogue/manifest.json'), JSON.stringify(manifest));
  const platforms = addedPlatforms(folder);
  expect(platforms).toEqual([campus]);
  const url = 'https://www.campus.example/courses/1';
  const kept = { ...aCourse(), id: 'campus.example:1', platform: campus.id, url };
  expect(parseCourse(kept).ok).toBe(false);
  const page = withPlatforms(index, platforms);
  readPagePlatforms(new DOMParser().parseFromString(page, 'text/html'));
  expect(parseCourse(kept)).toMatchObject({ ok: true, course: { url } });
});

it('adds nothing to pages of a catalogue whose platforms are known, or without one', () => {
  expect(addedPlatforms(folder)).toEqual([]);
  expect(withPlatforms(index, [])).toBe(index);
});
