import { expect, it } from 'vitest';
import { mixedTexts } from './mixedTexts.ts';
import { read, trackedFiles } from './repository.ts';

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
  const files = trackedFiles('apps/*/src/*.tsx', 'packages/*/src/*.tsx');
  const mixed = files
    .filter((file) => !/\.test\./.test(file))
    .flatMap((file) => mixedTexts(file, read(file)).map((line) => `${file}:${line}`));
  expect(files.length).toBeGreaterThan(100);
  expect(mixed).toEqual([]);
});
