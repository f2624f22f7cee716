import { expect, it } from 'vitest';
import { type CategoryId, categories } from '../../course/categories.ts';
import type { Course } from '../../course/course.ts';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { aCourse } from '../../testing/builders.ts';
import { facetValueOf } from '../facets/facets.ts';
import { pageSize, type ReaderLanguage } from '../port/catalogueQuery.ts';
import { overviewOf } from '../summary/overviewOf.ts';
import { browseOrder, inCatalogueOrder, listInCatalogueOrder, runsOf } from './catalogueOrder.ts';

const ordered = inCatalogueOrder(sampleCourses);

const browse = (preferredCategory: CategoryId | null, language: ReaderLanguage = 'es') =>
  Array.from(
    browseOrder(runsOf(ordered), { preferredCategory, language }),
    (docId) => ordered[docId] ?? aCourse(),
  );

const categoriesOf = (courses: ReturnType<typeof browse>) => [
  ...new Set(courses.map((course) => course.category)),
];

it('starts with Python in Development, the user’s language and the most complete courses first', () => {
  const python = browse('Development').slice(0, 13);
  expect(python.slice(0, 2).map(({ language }) => language)).toEqual(['es-ES', 'es-ES']);
  expect(python.slice(2)).toEqual(sampleCourses.slice(0, 11));
  expect(browse('Development', 'en').slice(0, 11)).toEqual(sampleCourses.slice(0, 11));
});

it.each(['es', 'en'] as const)(
  'shows a page of all categories without a preferred one, in %s',
  (language) => {
    const courses = browse(null, language);
    const page = courses.slice(0, pageSize);
    expect(categoriesOf(page)).toHaveLength(12);
    expect(page[0]?.subjects).toContain('Python');
    expect(page.filter((course) => facetValueOf(course, 'language') !== language)).toHaveLength(
      language === 'es' ? 1 : 0,
    );
    expect(new Set(courses).size).toBe(120);
  },
);

it('starts with the saved category, then follows the specification', () => {
  expect(categoriesOf(browse('Music'))).toHaveLength(12);
  expect(categoriesOf(browse('Music')).slice(0, 3)).toEqual(['Music', 'Business', 'Design']);
});

it.each(['es', 'en'] as const)('shows courses in %s first within a category', (language) => {
  const music = browse('Music', language).slice(0, 8);
  const isOwn = music.map((course) => facetValueOf(course, 'language') === language);
  expect(new Set(isOwn).size).toBe(2);
  expect(isOwn).toEqual(isOwn.toSorted((a, b) => Number(b) - Number(a)));
});

it('puts courses without a category last and keeps the order of equals', () => {
  const unknown = aCourse({ id: 'udemy:1', category: null });
  const first = aCourse({ id: 'udemy:2', category: 'Teaching & Academics' });
  const second = aCourse({ id: 'udemy:3', category: 'Teaching & Academics' });
  expect(inCatalogueOrder([unknown, first, second])).toEqual([first, second, unknown]);
});

it('puts what is pinned first in its category, whatever it deserves', () => {
  const rated = [1, 2, 3].map((number) =>
    aCourse({ id: `udemy:${number}`, rating: 4.9, ratingCount: 90_000 }),
  );
  const pinned = aCourse({ id: 'udemy:9', rating: 2, ratingCount: 10 });
  const music = aCourse({ id: 'udemy:10', category: 'Music' });
  const ordered = [...listInCatalogueOrder([music, ...rated, pinned], new Set(['udemy:9']))];
  expect(ordered[0]).toBe(pinned);
  expect(ordered.at(-1)).toBe(music);
});

it('shows no subject that nobody has rated before what thousands recommend', () => {
  const loved = Array.from({ length: 12 }, (_, number) =>
    aCourse({
      ...{ id: `udemy:1${number}`, subjects: ['Excel'], instructors: [`Ana ${number}`] },
      ...{ rating: 4.8, ratingCount: 2700 },
    }),
  );
  const unrated = Array.from({ length: 12 }, (_, number) =>
    aCourse({ id: `udemy:2${number}`, subjects: [`Subject ${number}`] }),
  );
  expect(inCatalogueOrder([...unrated, ...loved]).slice(0, 12)).toEqual(loved);
});

it('puts complete facts before a rating of nobody knows how many', () => {
  const [bare, known] = [
    aCourse({ id: 'udemy:1', rating: 5, level: null, language: 'es' }),
    aCourse({
      ...{ id: 'udemy:2', rating: 4.6, level: 'beginner', language: 'es' },
      weeks: { min: 1, max: 1 },
    }),
  ];
  expect(inCatalogueOrder([bare, known])).toEqual([known, bare]);
});

it('lets all of another language, but the list of the specification, wait', () => {
  const dull = Array.from({ length: 20 }, (_, index) =>
    aCourse({ id: `udemy:1${index}`, language: 'es', rating: 3, ratingCount: 900 }),
  );
  const splendid = Array.from({ length: 20 }, (_, index) =>
    aCourse({
      ...{ id: `udemy:2${index}`, language: 'en', subjects: ['Python'] },
      ...{ rating: 4.9, ratingCount: 90_000 },
    }),
  );
  const other = aCourse({ id: 'udemy:3', category: 'Music', language: 'en' });
  const languages = (courses: readonly Course[]) => {
    const sorted = inCatalogueOrder(courses);
    const order = browseOrder(runsOf(sorted), { preferredCategory: 'Development', language: 'es' });
    return Array.from(order, (docId) => sorted[docId]?.language).join(' ');
  };
  const times = (count: number, language: string) => Array(count).fill(language).join(' ');
  expect(languages([...splendid, ...dull])).toBe(`${times(20, 'es')} ${times(20, 'en')}`);
  expect(languages([...splendid, ...dull, other])).toBe(
    `${times(13, 'en')} ${times(20, 'es')} ${times(8, 'en')}`,
  );
});

it.each(['es', 'en'] as const)(
  'begins with one of each category in the language %s',
  (language) => {
    const praised = { rating: 4.9, ratingCount: 90_000 } as const;
    const sorted = inCatalogueOrder([
      aCourse({ id: 'udemy:1', language: 'en', subjects: ['Python'], ...praised }),
      aCourse({ id: 'udemy:2', language: 'es' }),
      aCourse({ id: 'udemy:3', language: 'en', category: 'Music', ...praised }),
      aCourse({ id: 'udemy:4', language: 'es', category: 'Music' }),
      aCourse({ id: 'udemy:5', language: 'en', category: 'Design' }),
    ]);
    const order = browseOrder(runsOf(sorted), { preferredCategory: null, language });
    const first = Array.from(order.subarray(0, 3), (docId) => sorted[docId]?.id);
    expect(first).toEqual(
      language === 'es' ? ['udemy:2', 'udemy:5', 'udemy:4'] : ['udemy:1', 'udemy:5', 'udemy:3'],
    );
    expect(new Set(order).size).toBe(5);
  },
);

it.each(['es', 'en'] as const)(
  'lets a third language wait behind all others, in %s',
  (language) => {
    const some = (own: Partial<Course>, name: string) =>
      Array.from({ length: 14 }, (_, index) => aCourse({ id: `udemy:${name}${index}`, ...own }));
    const praised = { rating: 5, ratingCount: 90_000 } as const;
    const courses = [
      ...some({ language: 'ru', subjects: ['Python'], ...praised }, 'ru'),
      ...some({ language: 'pt', category: 'Music', ...praised }, 'pt'),
      ...some({ language: 'es', category: 'Business' }, 'es'),
      ...some({ language: 'en', category: 'Design' }, 'en'),
      ...some({ language: null, category: 'Design' }, 'unknown'),
    ];
    const sorted = inCatalogueOrder(courses);
    const languagesFor = (preferredCategory: CategoryId | null) =>
      Array.from(
        browseOrder(runsOf(sorted), { preferredCategory, language }),
        (docId) => sorted[docId]?.language ?? null,
      );
    for (const category of [null, 'Development', 'Music'] as const) {
      expect(new Set(languagesFor(category).slice(0, 42))).toEqual(new Set(['es', 'en', null]));
      expect(languagesFor(category)).toHaveLength(courses.length);
    }
    const development = runsOf(sorted).filter((run) => run.category === 'Development');
    expect(browseOrder(development, { preferredCategory: null, language })).toHaveLength(14);
  },
);

it('mixes the subjects of a category on its first page', () => {
  const many = ['Guitar', 'Piano', 'Singing'].flatMap((subject, place) =>
    Array.from({ length: 20 }, (_, index) =>
      aCourse({
        id: `udemy:${place}${index}`,
        category: 'Music',
        subjects: [subject],
        rating: 5 - place / 2,
      }),
    ),
  );
  const inOrder = inCatalogueOrder(many).map(({ subjects }) => subjects[0]);
  const turn = ['Guitar', 'Piano', 'Singing'];
  expect(inOrder.slice(0, pageSize)).toEqual([...turn, ...turn, ...turn, ...turn]);
  expect(inOrder.slice(pageSize, 20)).toEqual(Array(4).fill(['Guitar', 'Piano']).flat());
  expect(inOrder.toSorted()).toEqual(many.map(({ subjects }) => subjects[0]));
});

it('counts the categories with their subjects, most courses first', () => {
  const courses = [['Piano'], ['Singing', 'Singing'], ['Singing'], []].map((subjects, index) =>
    aCourse({ id: `udemy:${index}`, category: 'Music', subjects }),
  );
  expect(runsOf(inCatalogueOrder(courses))).toEqual([
    { category: 'Music', language: 'es', isFirst: false, from: 0, to: 4 },
  ]);
  const overview = overviewOf(courses);
  expect(overview.map(({ category }) => category)).toEqual(categories);
  expect(overview.filter(({ total }) => total > 0)).toEqual([
    {
      category: 'Music',
      total: 4,
      subjects: [
        { subject: 'Singing', names: { es: 'Canto' }, total: 2 },
        { subject: 'Piano', names: {}, total: 1 },
      ],
    },
  ]);
});
