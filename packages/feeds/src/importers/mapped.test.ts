import type { Course, CourseDetails } from '@aulario/course-data';
import type { FeedRecord } from '@aulario/course-data/reading';
import { describe, expect, it } from 'vitest';
import { type Provider, parseProvider } from '../providers/provider.ts';
import { importRecord } from '../testing/importRecord.ts';

const row = { id: '1', title: 'Cocina fácil', url: 'https://campus.example/courses/c1' };

function providerOf(entry: object): Provider {
  const provider = parseProvider({
    id: 'campus.example',
    name: 'Campus',
    home: 'https://campus.example/',
    hosts: ['campus.example'],
    importer: 'mapped',
    ...entry,
  });
  if ('platform' in provider) throw new Error('A platform');
  return provider;
}

function courseOf(entry: object, record: FeedRecord): Course & Pick<CourseDetails, 'learners'> {
  const { result } = importRecord(providerOf(entry), { ...row, ...record });
  if (!result?.ok) throw new Error(result?.issue.message ?? 'No course');
  return { ...result.imported.course, learners: result.imported.details.learners };
}

const usd = (amount: number) => ({ kind: 'paid', money: { amount, currency: 'USD' } });

it.each([
  'Invertir: "uno",12,"gratis",True',
  'Cocina fácil,https://campus.example/courses/c2,19',
  'Cocina",4.5,True',
])('refuses a title that other cells run into: %s', (title) => {
  const { result } = importRecord(providerOf({}), { ...row, title });
  expect(result).toMatchObject({
    ok: false,
    issue: { path: 'title' },
    named: { id: 'campus.example:1', url: row.url },
  });
  // Its title is not taken.
  const completing = providerOf({ completesOnly: true });
  expect(importRecord(completing, { ...row, title }).result?.ok).toBe(true);
});

it.each([
  'Aprende "C", C++ y "Go"',
  'Guía, paso a paso, de HTTP: //',
  'Excel, 2019',
  'a'.repeat(240),
])('keeps a title with commas, quotes or many letters: %s', (title) =>
  expect(courseOf({}, { title }).title).toBe(title),
);

it.each([
  [
    'FREE-Add a Verified Certificate for $49 USD',
    { kind: 'free', certificate: { amount: 4900, currency: 'USD' } },
  ],
  [
    'Gratis (certificado por 45 €)',
    { kind: 'free', certificate: { amount: 4500, currency: 'EUR' } },
  ],
  ['Gratis', { kind: 'free', certificate: null }],
  ['Certificate for $49', { kind: 'unknown' }],
  ['Premium - certificate for $49', { kind: 'unknown' }],
])('reads the price %s', (price, read) => {
  const course = courseOf({}, { price });
  expect(course.price).toEqual(read);
  expect(course.hasCertificate).toBe(
    'certificate' in read && read.certificate !== null ? true : null,
  );
});

describe('a mapping says', () => {
  it('the unit of a length', () => {
    const hours = { mapping: { minutes: { column: 'duration', unit: 'hours' } } };
    expect(courseOf(hours, { duration: '1.5' }).minutes).toBe(90);
    expect(courseOf(hours, { duration: '1:30' }).minutes).toBe(90);
    expect(courseOf(hours, { duration: '45 mins' }).minutes).toBe(45);
    const seconds = { mapping: { minutes: { column: 'duration', unit: 'seconds' } } };
    expect(courseOf(seconds, { duration: 5400 }).minutes).toBe(90);
    expect(courseOf({}, { minutes: '90' }).minutes).toBe(90);
    // Without a unit it may be hours.
    expect(courseOf({}, { minutes: '1.5' }).minutes).toBeNull();
    expect(courseOf({}, { minutes: '0.5 h' }).minutes).toBe(30);
    expect(courseOf({}, { minutes: '1:30' }).minutes).toBeNull();
  });

  it('what holds for all courses', () => {
    const { price, language } = courseOf(
      { mapping: { currency: { value: 'USD' }, language: { value: 'es' } } },
      { price: '19.99' },
    );
    expect(price).toEqual(usd(1999));
    expect(language).toBe('es');
  });

  it('until when a sale price counts, and what is paid again and again', () => {
    const mapping = { price: ['sale', 'price'], currency: { value: 'USD' } };
    const dated = { mapping: { ...mapping, saleStarts: 'from', saleEnds: 'to' } };
    const prices = { sale: '9', price: '19' };
    const priceOf = (entry: object, record: object) =>
      courseOf(entry, { ...prices, ...record }).price;
    expect(priceOf(dated, { from: '2026-11-22', to: '2026-11-22' })).toEqual(usd(900));
    expect(priceOf(dated, { from: '', to: '' })).toEqual(usd(900));
    expect(priceOf(dated, { to: '2026-11-21' })).toEqual(usd(1900));
    expect(priceOf(dated, { from: '2026-11-23' })).toEqual(usd(1900));
    expect(priceOf({ ...dated, recorded: '2024-01-31' }, { to: '2024-02-01' })).toEqual(usd(900));
    const repeated = { mapping: { ...mapping, paidEvery: 'period' } };
    expect(priceOf(repeated, { period: 'month' })).toEqual({ kind: 'unknown' });
    for (const period of ['', 'one-time', 'No'])
      expect(priceOf(repeated, { period })).toEqual(usd(900));
  });

  it('that a column says the opposite', () => {
    const paid = { mapping: { isFree: { column: 'is_paid', not: true } } };
    expect(courseOf(paid, { is_paid: 'False' }).price.kind).toBe('free');
    expect(courseOf(paid, { is_paid: 'True' }).price.kind).toBe('unknown');
    const { notes } = importRecord(providerOf(paid), { ...row, is_paid: 'True' });
    expect(notes['price']).toBe('missing');
  });

  it('what parts a list, and which columns are one', () => {
    const instructors = { separator: '-', columns: ['first', 'second'] };
    expect(
      courseOf({ mapping: { instructors } }, { first: 'Ana-Luis', second: 'Eva' }).instructors,
    ).toEqual(['Ana', 'Luis', 'Eva']);
  });

  it('that names stand between bars, which else part a name from praise', () => {
    const record = { instructors: 'Neal Davis | AWS Certified Guru' };
    expect(courseOf({}, record).instructors).toEqual(['Neal Davis']);
    const instructors = { separator: '|' };
    expect(courseOf({ mapping: { instructors } }, { instructors: 'Ana|Luis' }).instructors).toEqual(
      ['Ana', 'Luis'],
    );
  });

  it('several columns for one fact', () => {
    const workload = { columns: ['length', 'effort'] };
    const { weeks, weeklyHours } = courseOf(
      { mapping: { workload } },
      { length: '8 Weeks', effort: '2–4 hours per week' },
    );
    expect({ weeks, weeklyHours }).toEqual({
      weeks: { min: 8, max: 8 },
      weeklyHours: { min: 2, max: 4 },
    });
  });

  it('what stands before a slug', () => {
    const url = { column: 'slug', prefix: 'https://campus.example/courses/' };
    expect(courseOf({ mapping: { url } }, { slug: 'c9' }).url).toBe(
      'https://campus.example/courses/c9',
    );
  });

  it('what part of a cell counts, and what its words mean', () => {
    const mapping = {
      rating: { column: 'stars', pattern: 'Rating: ([\\d.]+) out of 5' },
      level: { words: { Undergraduate: 'intermediate' } },
    };
    const { rating, level } = courseOf(
      { mapping },
      { stars: 'Rating: 4.6 out of 54.6', level: 'undergraduate' },
    );
    expect({ rating, level }).toEqual({ rating: 4.6, level: 'intermediate' });
  });
});

describe('a feed says', () => {
  it('how it writes numbers and dates', () => {
    const styles = { numbers: '1.234,5', dates: 'day-month-year' };
    const record = {
      learners: '1.234',
      price: '1.299,50 €',
      updated: '05/01/2024',
      rating: '4,7',
      minutes: '1.200',
    };
    const course = courseOf(styles, record);
    expect(course).toMatchObject({ learners: 1234, rating: 4.7, updated: '2024-01-05' });
    expect(course.price).toEqual({ kind: 'paid', money: { amount: 129_950, currency: 'EUR' } });
    expect(course.minutes).toBe(1200);
    const unsaid = courseOf({}, record);
    expect(unsaid).toMatchObject({ learners: null, updated: null });
  });

  it('when it was recorded', () => {
    const recorded = { from: 2017, to: 2017 };
    expect(courseOf({ recorded: '2017-07-06' }, {}).recorded).toEqual(recorded);
    expect(courseOf({}, { recorded: '2017-07-06' }).recorded).toEqual(recorded);
    const between = { from: 2021, to: 2023 };
    expect(courseOf({ recorded: ['2021-01-15', '2023-06-21'] }, {}).recorded).toEqual(between);
    expect(courseOf({}, { recorded: '2021-01-15/2023-06-21' }).recorded).toEqual(between);
    expect(courseOf({}, {}).recorded).toEqual({ from: 2026, to: 2026 });
  });

  it('which rows are its courses', () => {
    const rows = { rows: { Site: ['Campus'] } };
    expect(courseOf(rows, { Site: 'Campus' }).id).toBe('campus.example:1');
    expect(importRecord(providerOf(rows), { ...row, Site: 'Other' }).result).toBeNull();
  });

  it('two columns for a category, the finer one where it has a line', () => {
    const entry = {
      categories: { Business: 'Business', Marketing: 'Marketing' },
      mapping: { category: { columns: ['below', 'category'] } },
    };
    const of = (below: string) => courseOf(entry, { below, category: 'Business' }).category;
    expect([of('Marketing'), of('Other'), of('')]).toEqual(['Marketing', 'Business', 'Business']);
  });

  it('a label that is of two categories, and another of the same list', () => {
    const categories = { Música: 'Music', Finanzas: ['Finance & Accounting', 'Business'] };
    const of = (labels: string, mapping = {}) => {
      const { category, secondCategory } = courseOf(
        { categories, mapping },
        { category: labels, below: 'Finanzas' },
      );
      return [category, secondCategory];
    };
    expect(of('Finanzas')).toEqual(['Finance & Accounting', 'Business']);
    expect(of('Otra|Música|Finanzas')).toEqual(['Music', 'Finance & Accounting']);
    expect(of('Música|música')).toEqual(['Music', null]);
    // What is above a category is none beside it.
    const columns = { category: { columns: ['category', 'below'] } };
    expect(of('Música', columns)).toEqual(['Music', null]);
  });

  it('the category of courses without one', () => {
    const entry = { category: 'Lifestyle', categories: { Música: 'Music' } };
    expect(courseOf(entry, { category: 'música' }).category).toBe('Music');
    expect(courseOf(entry, { category: 'Otra' }).category).toBe('Lifestyle');
    expect(courseOf(entry, {}).category).toBe('Lifestyle');
  });
});

it.each([
  [{ price: 'Gratis' }, 'free'],
  [{ price: 'Free', isFree: 'no' }, 'unknown'],
  [{ price: '0' }, 'unknown'],
  [{ price: '$0' }, 'unknown'],
  [{ isFree: 'Gratis' }, 'free'],
  [{ isFree: 'Paid' }, 'unknown'],
  [{ price: '10 €', isFree: 'Sí' }, 'unknown'],
])('takes the price of %j for %s', (record, kind) => {
  expect(courseOf({}, record).price.kind).toBe(kind);
});

it.each([
  ' https://campus.example/courses/c1',
  'http://campus.example/courses/c1',
  'https://www.campus.example/courses/c1',
  'campus.example/courses/c1',
  '/courses/c1',
])('takes the address %j', (url) => {
  expect(courseOf({}, { url }).url).toBe('https://campus.example/courses/c1');
});

it('shows the facts of a feed as of when it was recorded, in any format', () => {
  const entry = { importer: 'json-ld', recorded: ['2023-05-01', '2024-05-01'] };
  const offer = { price: 9, priceCurrency: 'USD', priceValidUntil: '2024-05-31' };
  const record = { '@type': 'Course', name: 'Cocina', offers: offer };
  const { recorded, price } = courseOf(entry, record);
  expect(recorded).toEqual({ from: 2023, to: 2024 });
  expect(price).toEqual(usd(900));
});

const inQuery = encodeURIComponent('http://www.campus.example/courses/c1?utm_source=net');

it.each([
  `https://www.anrdoezrs.net/click-1-2?url=${inQuery}&cjsku=9`,
  `https://campus.pxf.io/c/1/2/3?prodsku=1&u=${inQuery}&intsrc=API`,
  `https://click.linksynergy.com/link?id=a&offerid=1.7&type=15&murl=${inQuery}`,
  `https://www.awin1.com/cread.php?awinmid=1&ued=${inQuery}`,
  `https://prf.hn/click/camref:1a/destination:${inQuery}`,
  'https://shareasale.com/r.cfm?b=1&u=2&urllink=campus.example/courses/c1',
  'https://campus.example/courses/c1?utm_source=feed&ranMID=1&ranEAID=other&siteID=x&awc=1_2',
])('takes %s for the address of the course, without anybody’s programme', (url) => {
  const { id, url: own } = courseOf({ coursePaths: ['/courses/'] }, { id: url, url });
  expect(own).toBe('https://campus.example/courses/c1');
  expect(id).toBe('campus.example:courses.c1');
});

it('keeps what of an address is its price, or tells courses apart', () => {
  const url = 'https://campus.example/courses/c1?id=7&couponCode=HALF';
  expect(courseOf({}, { url: `${url}&utm_medium=x` }).url).toBe(url);
});

it('takes the blanks of an address as browsers send them', () => {
  const url = 'https://campus.example/course/view.php?name=Año nuevo#all lessons ';
  expect(courseOf({}, { url }).url).toBe(
    'https://campus.example/course/view.php?name=A%C3%B1o%20nuevo#all%20lessons',
  );
});

it('takes an address without its scheme for the same id', () => {
  const url = 'www.campus.example/courses/c1';
  expect(courseOf({}, { id: url, url }).id).toBe('campus.example:courses.c1');
});

it.each([
  ['https://other.example/c1', 'Not on campus.example: https://other.example/c1'],
  ['https://campus.example/about', 'Not below /courses/: https://campus.example/about'],
  ['courses/h', 'No whole address: courses/h'],
  ['', 'No address'],
])('says why it refuses the address %j', (url, message) => {
  const { result } = importRecord(providerOf({ coursePaths: ['/courses/'] }), { ...row, url });
  expect(result).toMatchObject({ ok: false, issue: { path: 'url', message } });
});

it('takes no id that a spreadsheet has cut, but the address', () => {
  const { result, notes } = importRecord(providerOf({}), { ...row, id: '1.23457E+11' });
  expect(result).toMatchObject({
    ok: true,
    imported: { course: { id: 'campus.example:courses.c1' } },
  });
  expect(notes['id']).toBe('unreadable');
});

it('reads lists as programs print them', () => {
  expect(courseOf({}, { instructors: "['Ana', 'Luis']" }).instructors).toEqual(['Ana', 'Luis']);
  expect(courseOf({}, { instructors: 'Ana ,Luis ,' }).instructors).toEqual(['Ana', 'Luis']);
});
