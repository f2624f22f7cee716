import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { qualityOf, type Reports } from './quality.ts';
import { readReports } from './readReports.ts';

const stories = [
  { id: 'components-dialog--open', title: 'Components/Dialog' },
  { id: 'components-dialog--long', title: 'Components/Dialog' },
  { id: 'screens-cart--empty', title: 'Screens/Cart' },
];

const none: Reports = { stories: null, pictures: null };
const fine = { isPassed: true, light: true, dark: true, forced: true, isInteractive: true };

const ran = (results: NonNullable<Reports['stories']>['results']): Reports => ({
  ...none,
  stories: { ranAt: '2026-01-02T03:04:05.000Z', results },
});

function verdicts(reports: Reports) {
  const [dialog, ...others] = qualityOf(stories, reports);
  expect(others).toEqual([]);
  return dialog?.verdicts;
}

describe('the quality of a component', () => {
  it('is "not yet" in everything without a report', () => {
    expect(new Set(Object.values(verdicts(none) ?? {}).map(({ state }) => state))).toEqual(
      new Set(['not yet']),
    );
  });

  it('is "tested" where every story passed, "partly" where one did not or was not run', () => {
    const open = { ...fine, forced: false, usesKeys: true };
    const both = verdicts(
      ran({ 'components-dialog--open': open, 'components-dialog--long': fine }),
    );
    expect(both?.light).toEqual({ state: 'tested' });
    expect(both?.forced).toEqual({ state: 'partly', passed: 1, notRun: 0, all: 2 });
    expect(verdicts(ran({ 'components-dialog--open': fine }))?.light).toEqual({
      state: 'partly',
      passed: 1,
      notRun: 1,
      all: 2,
    });
  });

  it('has keys tested by one passed play, and nothing to operate where nothing is', () => {
    const keys = { ...fine, usesKeys: true };
    const plain = { ...fine, isInteractive: false };
    const stateOf = (one: typeof fine, other: typeof fine) =>
      verdicts(ran({ 'components-dialog--open': one, 'components-dialog--long': other }))?.keyboard
        .state;
    expect(stateOf(keys, fine)).toBe('tested');
    expect(stateOf({ ...keys, isPassed: false }, fine)).toBe('not yet');
    expect(stateOf(plain, plain)).toBe('nothing to operate');
    expect(stateOf(plain, fine)).toBe('not yet');
  });

  it('takes 400 % from the pictures at 320 px', () => {
    const reports: Reports = {
      ...none,
      pictures: {
        ranAt: '',
        results: { 'components-dialog--open': ['dark-1280'], 'components-dialog--long': [] },
      },
    };
    expect(verdicts(reports)?.zoom).toEqual({ state: 'tested' });
    expect(verdicts(reports)?.pictures).toEqual({
      state: 'partly',
      passed: 1,
      notRun: 0,
      all: 2,
    });
  });
});

describe('the reports of a run', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reports-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are null where there are none', () => {
    expect(readReports(folder)).toEqual(none);
  });

  it('are read by story', () => {
    const meta = {
      storyId: 'components-badge--default',
      observation: { dark: true },
      reports: [{ type: 'a11y', status: 'failed' }],
    };
    const test = { testResults: [{ assertionResults: [{ status: 'passed', meta }] }] };
    writeFileSync(join(folder, 'stories.json'), JSON.stringify(test));
    const differing = (fullName: string, status: string, ...views: string[]) => ({
      fullName,
      status,
      differing: views,
    });
    const assertionResults = [
      differing('a--b', 'failed', 'light-320'),
      differing('a--c', 'passed'),
      differing('a--d', 'failed'),
    ];
    writeFileSync(
      join(folder, 'visual.json'),
      JSON.stringify({ testResults: [{ assertionResults }] }),
    );
    const { stories: read, pictures } = readReports(folder);
    expect(read?.results).toEqual({
      'components-badge--default': { isPassed: true, dark: true, light: false },
    });
    expect(pictures?.results).toEqual({ 'a--b': ['light-320'], 'a--c': [] });
  });
});
