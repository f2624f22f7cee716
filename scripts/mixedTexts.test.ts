import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mixedTexts } from './mixedTexts.ts';

const root = join(import.meta.dirname, '..');

it.each([
  "<p>{hasIcon && <Icon />}{text('a')}</p>",
  "<p>{text('a')} <Link /></p>",
  "<p>{text('a')}{text('b')}</p>",
  "<p>{isOld ? text('a') : text('b')}<b /></p>",
  '<p>{isOld && `a`}<b /></p>',
  '<p>Words <b /></p>',
  '<p> ({label})</p>',
  "<>{text('a')}<b /></>",
  "<Note>{count > 0 && text('a')}{children}</Note>",
])('finds %j', (source) => {
  expect(mixedTexts('a.tsx', source)).not.toEqual([]);
});

it.each([
  "<p>{text('a')}</p>",
  "<p>\n  {text('a')}\n  {/* A comment. */}\n</p>",
  "<p><span>{text('a')}</span> <Link /></p>",
  '<p>{`a b`}</p>',
  '<p>Words</p>',
  '<p>{hasIcon && <Icon />}{children}</p>',
])('takes %j', (source) => {
  expect(mixedTexts('a.tsx', source)).toEqual([]);
});

it('finds none in what ships', () => {
  const files = globSync(['apps/*/src/**/*.tsx', 'packages/*/src/**/*.tsx'], { cwd: root });
  const mixed = files
    .filter((file) => !/\.test\./.test(file))
    .flatMap((file) =>
      mixedTexts(file, readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
    );
  expect(files.length).toBeGreaterThan(100);
  expect(mixed).toEqual([]);
});
