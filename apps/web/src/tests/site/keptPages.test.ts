import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import {
  type Course,
  type CourseDetails,
  localToday,
  noDetails,
  type Offer,
} from '@aulario/course-data';
import { writeCatalogue } from '@aulario/course-data/build';
import { addDays } from '@aulario/course-data/days';
import { aCourse, someCourses, usd } from '@aulario/course-data/testing';
import { readPageTexts } from '@aulario/prerender/build/pageTexts.ts';
import { fileOf } from '@aulario/prerender/pages/fileOf.ts';
import { Folder } from '@aulario/prerender/pages/folder.ts';
import { clearSite } from '@aulario/prerender/pages/keptPages.ts';
import type { PageParts } from '@aulario/prerender/pages/pageParts.ts';
import { afterAll, expect, it } from 'vitest';
import { prerender } from '../../app/prerender.ts';

const root = mkdtempSync(join(tmpdir(), 'aulario-kept-'));
afterAll(() => rmSync(root, { recursive: true }));
const kept = join(root, 'kept');
let builds = 0;

interface Known {
  readonly course: Course;
  readonly details: CourseDetails;
}

const parts: PageParts = {
  empty: readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8'),
  preloads: { entry: [], files: [], startSearch: '', screens: {} },
  prerenderedScripts: { firstScript: '', lastScript: '' },
  searchedScripts: { firstScript: '', lastScript: '' },
  dashboardScript: '',
  startUrl: '',
  earlyUrl: '',
  accountsUrl: '',
  fonts: '',
  modules: {},
  variables: { VITE_MAX_HUBS: 10, VITE_MAX_COURSES: 10, VITE_MAX_ANSWERS: 3, VITE_MAX_CARDS: 0 },
};

/** Builds the pages of these courses. Returns their texts and those of answers, and how many were kept. */
async function buildPages(courses: readonly Known[], code: string) {
  builds += 1;
  const folder = join(root, `public-${builds}`);
  const details = new Map(courses.map((known) => [known.course.id, known.details]));
  const source = { detailsOf: (id: string) => details.get(id) ?? null };
  for await (const { path, bytes } of writeCatalogue(
    courses.map(({ course }) => course),
    source,
  )) {
    const file = join(folder, 'catalogue', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const site = join(root, 'site');
  const files = new Folder(site);
  const { paths, reused } = await prerender({
    ...{ parts, code, site, kept, public: folder },
    textOf: readPageTexts(),
    standing: clearSite(files, kept),
  });
  const answers = files.list().filter((file) => file.startsWith('assets/answers-'));
  const named = [
    ...paths.map((path) => [path, fileOf(path)] as const),
    ...answers.map((file) => [basename(file), file] as const),
  ];
  // The folder of answers has another name with another answer.
  const textOf = (file: string) => String(files.read(file)).replace(/\/assets\/answers-[\w-]*/, '');
  const pages = new Map(named.map(([name, file]) => [name, textOf(file)]));
  return { pages, reused, files: files.list() };
}

const today = localToday();

/** Course 1 is offered by another platform, too; the others stand alone. All were read today. */
function someKnown(
  offer: Pick<Offer, 'price' | 'checked'>,
  overrides: Partial<Course> = {},
): Known[] {
  return someCourses(4).map((course, index) => {
    const details = noDetails(course.id);
    const seen = { first: addDays(today, -90), last: offer.checked };
    const other = { platform: 'edx', url: 'https://www.edx.org/learn/other', ...offer };
    const offers = index === 0 ? [other] : [];
    return {
      course: index === 1 ? { ...course, ...overrides } : course,
      details: { ...details, seen, offers },
    };
  });
}

const offer = { price: { kind: 'paid', money: usd(500) }, checked: today } as const;

const changedIn = (now: ReadonlyMap<string, string>, then: ReadonlyMap<string, string>) =>
  [...now].filter(([path, text]) => then.get(path) !== text).map(([path]) => path);
const coursesIn = (paths: readonly string[]) => paths.filter((path) => path.includes('/course/'));

it('renders again only what has changed, and writes what a build that renders all of it writes', async () => {
  const first = await buildPages(someKnown(offer), 'code 1');
  expect(first.reused).toBe(0);
  expect(coursesIn([...first.pages.keys()])).toHaveLength(8);

  // One course has another price, another one an offer that has become free, and the last one is gone.
  const price = { kind: 'paid', money: usd(900), certificate: null } as const;
  const free = { ...offer, price: { kind: 'free', certificate: null } } as const;
  const courses = someKnown(free, { price }).slice(0, 3);
  const next = await buildPages(courses, 'code 1');
  const changed = changedIn(next.pages, first.pages);
  expect(next.reused).toBe(next.pages.size - changed.length);
  expect(coursesIn(changed).sort()).toEqual([
    expect.stringMatching('/course/udemy:1/'),
    expect.stringMatching('/course/udemy:2/'),
    expect.stringMatching('/en/course/udemy:1/'),
    expect.stringMatching('/en/course/udemy:2/'),
  ]);
  expect(coursesIn(next.files.map((file) => `/${file}`))).toHaveLength(6);

  // Nothing is kept of a page that other code has rendered.
  const updated = await buildPages(courses, 'code 2');
  expect(updated.reused).toBe(0);
  expect(updated.pages).toEqual(next.pages);

  // With a course more the page of the catalogue is another one, and so are the answers in whose place it comes.
  const id = 'udemy:5';
  const own = { title: 'Guitarra', category: 'Music', headline: '', instructors: [] } as const;
  const guitar = { course: aCourse({ id, ...own }), details: noDetails(id) };
  const grown = await buildPages([...courses, guitar], 'code 2');
  expect(grown.pages.get('/courses')).not.toBe(next.pages.get('/courses'));
  const isPage = ([name]: [string, string]) => !name.endsWith('.json');
  const changedPages = changedIn(new Map([...grown.pages].filter(isPage)), next.pages);
  const keptPages = [...grown.pages].filter(isPage).length - changedPages.length;
  // In each language at least that to the category of the other courses.
  expect(grown.reused - keptPages).toBeGreaterThanOrEqual(2);
}, 300_000);
