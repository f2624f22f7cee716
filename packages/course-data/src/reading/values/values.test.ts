import { describe, expect, it } from 'vitest';
import { fieldReader, firstAt, listOf } from './fields.ts';
import { firstSentence, lineOf, paragraphsOf } from './plainTexts.ts';
import { readDay } from './readDay.ts';
import {
  listInCell,
  readCount,
  readFlag,
  readFree,
  readLine,
  readLines,
  readName,
  readNames,
  readRating,
  readSubtitles,
} from './readers.ts';
import { readLanguage } from './readLanguage.ts';
import { readLevel } from './readLevel.ts';
import { readMoney } from './readMoney.ts';
import { readWorkload } from './readWorkload.ts';

describe('texts', () => {
  it('have no markup, scripts and entities, even if escaped twice', () => {
    expect(lineOf('Master <strong>SQL</strong> &amp; more')).toBe('Master SQL & more');
    expect(lineOf('Tom &amp;amp; Ana&nbsp;: R&amp;D')).toBe('Tom & Ana : R&D');
    expect(lineOf('<script>alert(1)</script>Safe<img src=x onerror=alert(1)>')).toBe('Safe');
    expect(lineOf('&lt;b&gt;bold&lt;/b&gt;')).toBe('bold');
    expect(lineOf('a < b and C++ <3')).toBe('a < b and C++ <3');
    expect(lineOf('<!-- wp:html --><div class="a">One<br>two <o:p></o:p></div>')).toBe('One two');
    expect(lineOf('<strong>Cut of <a hre')).toBe('Cut of');
  });

  it.each([
    'C#: List<T> & Dictionary<string, List<int>>',
    'Learn <canvas> & C++ <vector>',
    'The <div> and the <a> of HTML </>',
    'Excel <2024>, <nivel 2>',
    'Rust: Box<dyn Trait>, std::vec<ns::T>',
  ])('keep angle brackets that are no markup: %s', (text) => {
    expect(lineOf(text)).toBe(text);
    expect(lineOf(text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`))).toBe(text);
    const kept = text.replace(/<(?:canvas|div|a)>/g, '').replace(/\s+/g, ' ');
    expect(lineOf(`<p>${text}</p>`)).toBe(kept);
  });

  it.each(['\u3164', '\u00ad\u200d', '\u2800 \u2800', '\u{e0041}', '\u200b', '\u180e\ufe0f'])(
    'that show nothing are none: %j',
    (text) => {
      expect(lineOf(text)).toBe('');
      expect(lineOf(`${text}a`)).toContain('a');
    },
  );

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
  ['2021/03/15', '2021-03-15'],
  ['2021-3-5', '2021-03-05'],
  ['Mar 15, 2021', '2021-03-15'],
  ['15 March 2021', '2021-03-15'],
  ['5 de enero de 2024', '2024-01-05'],
  ['5 de setiembre de 2024', '2024-09-05'],
  ['1er mars 2021', null],
  ['5 de brumario de 2024', null],
  ['05.01.2024', '2024-01-05'],
  ['25/01/2024', '2024-01-25'],
  ['01/25/2024', '2024-01-25'],
  ['05/05/2024', '2024-05-05'],
  ['05/01/2024', null],
  ['25/13/2024', null],
  ['1704412800', '2024-01-05'],
  ['20240105', null],
  ['Thu, 03 Apr 2025 23:30:00 GMT', '2025-04-03'],
  ['Thu, 03 Apr 2025 23:30:00 -0500', '2025-04-04'],
  ['Mon, 31 Feb 2025 10:00:00 GMT', null],
  ['soon', null],
  ['0001-01-01T00:00:00Z', null],
  [null, null],
  [Number.NaN, null],
])('reads the day of %j as %j', (value, day) => {
  expect(readDay(value)).toBe(day);
});

it('reads a day that could be two by the order of its feed', () => {
  expect(readDay('05/01/2024', 'day-month-year')).toBe('2024-01-05');
  expect(readDay('05/01/2024', 'month-day-year')).toBe('2024-05-01');
  // Points stand behind a day, and no order makes a month of 25.
  expect(readDay('05.01.2024', 'month-day-year')).toBe('2024-01-05');
  expect(readDay('25/01/2024', 'month-day-year')).toBe('2024-01-25');
});

it.each([
  ['es_ES', 'es-ES'],
  ['en-us', 'en-US'],
  ['Spanish', 'es'],
  ['Deutsch', 'de'],
  ['English (US)', 'en'],
  ['zh-Hans', 'zh-Hans'],
  ['Castellano', 'es'],
  ['español latino', 'es-419'],
  ['English, Spanish', null],
  ['Klingonese', null],
  ['mul', null],
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
  ['Principiantes', 'beginner'],
  ['Iniciante', 'beginner'],
  ['Intermediário', 'intermediate'],
  ['Avançado', 'advanced'],
  ['Básica', 'beginner'],
  ['Intermedios', 'intermediate'],
  ['Beginner (no experience)', 'beginner'],
  ['All Levels', null],
  ['Principiantes e intermedios', null],
  ['Básico/Medio', null],
  ['No avanzado', null],
  ['Mittelstufe', 'intermediate'],
  ['Fortgeschrittene', null],
  ['Fortgeschritten', null],
  ['Für Anfänger und Fortgeschrittene', null],
  ['Einsteiger bis Fortgeschrittener', null],
  ['constructor', null],
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
  ['11 weeks at 3-6 hours', null, only(11), only(3, 6)],
  ['5 months at 10 hours a week', null, only(22), only(10)],
  ['40+ hours', 2400, null, null],
  ['20 ч', 1200, null, null],
  ['25 ore', 1500, null, null],
  ['3 settimane', null, only(3), null],
  ['1h30', 90, null, null],
  ["1 h 5'", 65, null, null],
  ['01:30:00', 90, null, null],
  ['2 horas y 15 minutos', 135, null, null],
  ['1 hora y media', 90, null, null],
  ['3h30min por semana', null, null, only(3.5)],
  ['3 h/sem', null, null, only(3)],
  ['2h/w', null, null, only(2)],
  ['2 hours (1 hour for the project)', 120, null, null],
  ['3 días (20 horas)', 1200, null, null],
  ['100 horas / 12 semanas', 6000, only(12), null],
  ['20 horas a tu ritmo', 1200, null, null],
  ['5 Hours and Dance', 300, null, null],
  // Not the length of the whole course.
  ['30 minutos al día', null, null, null],
  ['1 hora diaria', null, null, null],
  ['8h per month', null, null, null],
  ['8 sessions, 1.5 hours each', null, null, null],
  ['4 sesiones de 2 horas', null, null, null],
  ['4x2h', null, null, null],
  ['8 semanas (4 horas)', null, only(8), null],
  ['5 h de teoría, 10 h de práctica', null, null, null],
  ['less than 2 hours', null, null, null],
  ['75-90 minutes', null, null, null],
  ['acceso durante 12 meses, 20 horas', 1200, null, null],
  ['12 months access', null, null, null],
  // Not the whole number.
  ['1 200 h', null, null, null],
  ['1 1/2 hours', null, null, null],
  ['25 orejas', null, null, null],
  ['1:30', null, null, null],
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

it.each([
  ...[
    '',
    ' ',
    'null',
    'NA',
    'N/A',
    'n/a',
    '#N/A',
    'nan',
    'NaN',
    'None',
    'undefined',
    'unknown',
    '-',
  ],
  ...['--', '–', '—', '[]', '[ ]', '{}'],
])('takes %j for unknown everywhere', (value) => {
  expect([readLine, readName, readNames, readLines].map((read) => read(value))).toEqual(
    Array.from({ length: 4 }, () => null),
  );
  expect(readNames(['Ana', value])).toEqual(['Ana']);
  expect(listOf(value)).toEqual([]);
  expect(firstAt({ a: value, b: 'B' }, 'a', 'b')).toBe('B');
  const notes: string[] = [];
  expect(fieldReader((_, problem) => notes.push(problem))('title', value, readLine)).toBeNull();
  expect(notes).toEqual(['missing']);
});

it.each(['Nana', 'None of the above', 'A-', 'Unknown Pleasures', '0', '[1]'])(
  'reads %j',
  (value) => {
    expect(readLine(value)).toBe(value);
  },
);

it.each([
  ['1.2K', 1200],
  ['12k', 12_000],
  ['1.5M', 1_500_000],
  ['(40,382 ratings)', 40_382],
  ['10,000+', 10_000],
  ['1,234 students', 1234],
  ['155 lectures', 155],
  ['38 clases', 38],
  ['1 204', 1204],
  ['12 345 678', 12_345_678],
  ['1 20', null],
  [33, 33],
  ['0', 0],
  ['1.234', null],
  ['12.000', null],
  ['12.0', 12],
  ['1.200K', 1200],
  ['1,2K', null],
  ['12 of 30', null],
  ['155 questions', null],
  ['-5', null],
  [-5, null],
  [1.5, null],
])('reads the count %j as %j', (value, count) => {
  expect(readCount(value)).toBe(count);
});

it.each([
  ['4.7', 4.7],
  ['4,7', 4.7],
  ['4.7stars', 4.7],
  ['4.7/5', 4.7],
  ['4.7 out of 5', 4.7],
  ['4.9 ★', 4.9],
  ['4.790127032730583', 4.79],
  ['Rating: 4.6 out of 5', 4.6],
  ['Valoración: 4,6', 4.6],
  ['Rating: 4.7 out of 54.7', 4.7],
  ['Rating: 4.7 out of 5 4.7 (284,237)', 4.7],
  ['Rating: 4.7 out of 54.6', null],
  ['Rating 4.6 of 10', null],
  ['4.7 (1,234)', 4.7],
  [4.56789, 4.57],
  ['9.2', null],
  ['4.7/10', null],
  ['47', null],
  ['0', null],
])('reads the rating %j as %j', (value, rating) => {
  expect(readRating(value)).toBe(rating);
});

it.each([
  ['Sí', true],
  ['YES', true],
  [1, true],
  ['não', false],
  ['0', false],
  ['maybe', null],
])('reads %j as %j', (value, flag) => {
  expect(readFlag(value)).toBe(flag);
});

it.each([
  ['No', null],
  [['si'], null],
  ['Spanish', ['es']],
  ['English, Español, Русский, 中文, 中文', ['en', 'es', 'ru', 'zh']],
  [['Deutsch / English'], ['de', 'en']],
  ['Si, en español', null],
  [
    ['sv', 'no'],
    ['sv', 'no'],
  ],
])('reads the subtitles %j as %j', (value, languages) => {
  expect(readSubtitles(value)).toEqual(languages);
});

it.each([
  ['Gratis', true],
  ['FREE', true],
  ['free course', true],
  ['Sin costo', true],
  ['Paid', false],
  ['de pago', false],
  ['Sí', true],
  ['0', false],
  ['free trial', null],
])('reads whether %j is free as %j', (value, flag) => {
  expect(readFree(value)).toBe(flag);
});

it.each([
  ["'Finance'", ['Finance']],
  ["'Finance','Business Essentials'", ['Finance', 'Business Essentials']],
  ["'Hola' y 'adiós'", ["'Hola' y 'adiós'"]],
  ["['a', 'b']", ['a', 'b']],
  ['["a, b", "c"]', ['a, b', 'c']],
  ["['it\\'s', \"don't\"]", ["it's", "don't"]],
  ["['a', b]", []],
  ['A ,B ,C ,', ['A', 'B', 'C', '']],
  ['Ana López, Luis Ruiz', ['Ana López, Luis Ruiz']],
  ['Ana | Luis;Eva', ['Ana', 'Luis', 'Eva']],
  ['react~~redux', ['react', 'redux']],
  ['Jos&eacute; Mar&#237;a;AT&T', ['Jos&eacute; Mar&#237;a', 'AT&T']],
  [['a'], ['a']],
])('reads the list %j as %j', (value, entries) => {
  expect(listInCell(value)).toEqual(entries);
});

it('parts a list where its feed does', () => {
  expect(listInCell('Nina Huntemann-Ben Piscopo', '-')).toEqual(['Nina Huntemann', 'Ben Piscopo']);
});

it.each([
  ['1.299,00 €', 129_900],
  ['₹3,499', 349_900],
  ['R$ 89,90', 8990],
  ['MX$ 399', 39_900],
  ['19.99 usd', 1999],
  ['Current price $89.99', 8999],
  ['$19.99 $84.99', null],
  ['Desde 10 €', null],
  ['1.490 Kč', null],
  ['12.500 €', null],
  ['19.9900 €', 1999],
  ['12.500 JPY', 12_500],
])('reads %s as %j minor units', (value, amount) => {
  expect(readMoney(value, undefined)?.amount ?? null).toBe(amount);
});

it.each([
  ['49 €', 'USD', null],
  ['49 €', 'EUR', 'EUR'],
  ['49 EUR', 'USD', null],
  ['$399', 'MXN', 'MXN'],
  ['US$399', 'MXN', null],
  ['US$399', 'USD', 'USD'],
  ['399', 'MXN', 'MXN'],
])('reads %s, stated in %s, in %j', (value, stated, currency) => {
  expect(readMoney(value, stated)?.currency ?? null).toBe(currency);
});
