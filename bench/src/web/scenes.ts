/** What a page shows when it is ready: so many elements of this kind. */
export interface Readiness {
  selector: string;
  count: number;
}

/** A page that is measured. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly ready: Readiness;
  /** Where a reader types; left out where there is nothing to type. */
  readonly field?: string;
  readonly hasSession?: boolean;
  /** Made-up courses; the samples when left out. */
  readonly courses?: number;
}

const heading = { selector: 'h1', count: 1 };
const search = 'input[type=search], [role=combobox]';
// The prerendered page of another address has cards too, which nobody sees.
const cards = {
  selector:
    'main a[target=_blank]:not(:root[data-outdated]:not([data-outdated=answered]) [data-application] *)',
  count: 12,
};
const cardsOfApplication = { selector: 'main a[target=_blank]:not([data-frame] *)', count: 12 };

/** What the others are compared with. */
export const emptyScene: Scene = {
  name: 'an empty page',
  path: '/one-line',
  ready: { selector: 'p', count: 1 },
};

const dashboard: Scene = {
  name: 'dashboard',
  path: '/dashboard/home',
  ready: cards,
  field: search,
  hasSession: true,
};

const course = '/course/edx:mi-propia-huerta-organica/mi-propia-huerta-organica';

export const scenesWith = (sizes: readonly number[]): Scene[] => [
  { name: 'landing', path: '/', ready: heading, field: search },
  {
    name: 'login',
    path: '/login',
    ready: { selector: 'input', count: 2 },
    field: 'input[type=email]',
  },
  { name: 'article', path: '/en/docs', ready: heading },
  { name: 'catalogue', path: '/courses', ready: cards, field: search },
  { name: 'prepared search', path: '/courses?q=python', ready: cards, field: search },
  {
    name: 'other search',
    path: '/courses?q=python+para+todos',
    // Three rows of two; the others come at once on HTTP/2, and one round trip later on HTTP/1.1.
    ready: { ...cards, count: 6 },
    field: search,
  },
  { name: 'hub', path: '/courses/development', ready: cards, field: search },
  { name: 'course', path: course, ready: heading, field: search },
  dashboard,
  { ...dashboard, name: 'its application, 120 courses', ready: cardsOfApplication },
  ...sizes.map((courses) => ({
    ...dashboard,
    courses,
    name: `its application, ${courses.toLocaleString('en')} courses`,
    ready: cardsOfApplication,
  })),
];
