import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hashOfCode } from './pageParts.ts';

const build = mkdtempSync(join(tmpdir(), 'page-parts-'));
afterAll(() => rmSync(build, { recursive: true }));

const hashWith = (code: string, parts: object) => {
  mkdirSync(join(build, 'pages/assets'), { recursive: true });
  writeFileSync(join(build, 'pages/assets/render.js'), code);
  writeFileSync(join(build, 'pages/parts.json'), JSON.stringify(parts));
  return hashOfCode(build);
};

it('keeps pages when a limit is raised, and none when their code or their scripts change', () => {
  const before = hashWith('a', { startUrl: '/a.js', variables: { VITE_MAX_COURSES: '5000' } });
  expect(hashWith('a', { startUrl: '/a.js', variables: { VITE_MAX_COURSES: '9000' } })).toBe(
    before,
  );
  expect(hashWith('b', { startUrl: '/a.js', variables: {} })).not.toBe(before);
  expect(hashWith('a', { startUrl: '/b.js', variables: {} })).not.toBe(before);
});
