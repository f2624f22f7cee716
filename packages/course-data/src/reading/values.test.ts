import { describe, expect, it } from 'vitest';
import { firstSentence, lineOf, paragraphsOf } from './plainTexts.ts';
import { readDay } from './readDay.ts';
import { readLanguage } from './readLanguage.ts';
import { readLevel } from './readLevel.ts';
import { readWorkload } from './readWorkload.ts';

describe('texts', () => {
  it('have no markup, scripts and entities, even if escaped twice', () => {
    expect(lineOf('Master <strong>SQL</strong> &amp; more')).toBe('Master SQL & more');
    expect(lineOf('Tom &amp;amp; Ana&nbsp;: R&amp;D')).toBe('Tom & Ana : R&D');
    expect(lineOf('<script>alert(1)</script>Safe<img src=x onerror=alert(1)>')).toBe('Safe');
    expect(lineOf('&lt;b&gt;bold&lt;/b&gt;')).toBe('bold');
    expect(lineOf('a < b and C++ <3')).toBe('a < b and C++ <3');
  });

  it('keep their paragraphs', () => {
    expect(paragraphsOf('<p>One.</p>\\n<ul><li>Two</li><li>Three</li></ul>')).toEqual([
      'One.',
      'Two',
      'Three',
    ]);
  });

  it('use their first sentence for the card', () => {
    expect(firstSentence(['A sentence that is long enough. Another one.'])).toBe(
      'A sentence that is long enough.',
    );
    expect(firstSentence([])).toBe('');
    expect(firstSentence(['word '.repeat(100)])).toHaveLength(160);
  });
});

it.each([
  ['2021-03-15', '2021-03-15'],
  ['2021-03-15T23:30:00-05:00', '2021-03-16'],
  ['2021-03-15 08:00', '2021-03-15'],
  ['03/2021', '2021-03-01'],
  [1_615_766_400, '2021-03-15'],
  [1_615_766_400_000, '2021-03-15'],
  ['2021-02-30', null],
  ['soon', null],
  ['0001-01-01T00:00:00Z', null],
  [null, null],
  [Number.NaN, null],
])('reads the day of %j as %j', (value, day) => {
  expect(readDay(value)).toBe(day);
});

it.each([
  ['es_ES', 'es-ES'],
  ['en-us', 'en-US'],
  ['Spanish', 'es'],
  ['Deutsch', 'de'],
  ['English (US)', 'en'],
  ['zh-Hans', 'zh-Hans'],
  ['Klingonese', null],
  ['qq', null],
  ['', null],
  [7, null],
])('reads the language %j as %j', (value, language) => {
  expect(readLanguage(value)).toBe(language);
});

it.each([
  ['Beginner Level', 'beginner'],
  ['Básico', 'beginner'],
  ['Intermediate', 'intermediate'],
  ['expert', 'advanced'],
  ['All Levels', null],
  ['Beginner to Advanced', null],
  [null, null],
])('reads the level %j as %j', (value, level) => {
  expect(readLevel(value)).toBe(level);
});

const only = (min: number, max = min) => ({ min, max });

it.each([
  ['4-8 hours/week', null, null, only(4, 8)],
  ['7 hrs/wk', null, null, only(7)],
  ['5-8 hours per week', null, null, only(5, 8)],
  ['3 horas a la semana', null, null, only(3)],
  ['90 minutes per week', null, null, only(1.5)],
  ['Weekly effort: 2-3 hours', null, null, only(2, 3)],
  ['32 total hours', 1920, null, null],
  ['17.5 total hours', 1050, null, null],
  ['1 hour 30 minutes', 90, null, null],
  ['45 mins', 45, null, null],
  ['PT40H', 2400, null, null],
  ['P10H', 600, null, null],
  ['PT1H30M', 90, null, null],
  ['P7W', null, only(7), null],
  ['P3M', null, only(13), null],
  ['P42D', null, only(6), null],
  ['7 semanas', null, only(7), null],
  ['1 - 3 Months', null, only(4, 13), null],
  ['5 weeks of study, 2-4 hours/week', null, only(5), only(2, 4)],
  ['6 semanas, 4 a 6 horas por semana', null, only(6), only(4, 6)],
  ['14 weeks', null, only(14), null],
  ['10-20 hours', null, null, null],
  ['12 questions', null, null, null],
  ['soon', null, null, null],
  ['0 hours', null, null, null],
  ['99999 hours', null, null, null],
  ['-5 hours', null, null, null],
  ['200 hours per week', null, null, null],
  ['', null, null, null],
  [40, null, null, null],
])('reads the workload %j', (value, minutes, weeks, weeklyHours) => {
  expect(readWorkload(value)).toEqual({ minutes, weeks, weeklyHours });
});
