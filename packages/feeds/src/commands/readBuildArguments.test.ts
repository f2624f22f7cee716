import { expect, it } from 'vitest';
import { readProviders } from '../providers/readProviders.ts';
import { readBuildArguments } from './readBuildArguments.ts';

const read = (...args: string[]) =>
  readBuildArguments(['--feed', 'udemy=lists', ...args], readProviders(), '2026-11-01');

it('believes no feed that lacks a fourth of its courses, unless it is told to', () => {
  expect(read().maxLoss).toBeLessThan(0.25);
  expect(read('--max-loss', '0.4').maxLoss).toBe(0.4);
  expect(read('--allow-loss', 'udemy').allowedLosses).toEqual(new Set(['udemy']));
});

it('names the feeds whose facts may change', () => {
  const args = ['--allow-change', 'udemy', '--allow-change', 'edx'];
  expect(read(...args).allowedChanges).toEqual(new Set(['udemy', 'edx']));
});
