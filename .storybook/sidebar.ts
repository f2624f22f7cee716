import { type API, addons } from 'storybook/manager-api';
import { synonymsIn } from './tags.ts';

type Entry = Parameters<API['setIndex']>[0]['entries'][string];

/** By their titles, in the order of the README. */
const firstFive = [
  'Patterns/CourseCard',
  'Patterns/CourseGrid/CourseGridSkeleton',
  'Components/Pagination',
  'Patterns/SearchBar',
  'Patterns/CartSummary',
];

/** The group of the patterns in each folder. */
const patternGroups: Readonly<Record<string, string>> = {
  course: 'Course',
  ...{ browse: 'Catalogue', catalogue: 'Catalogue', search: 'Catalogue' },
  ...{ cart: 'Cart', checkout: 'Cart', costs: 'Cart' },
  ...{ compare: 'My courses', lists: 'My courses', plan: 'My courses' },
  ...{ saved: 'My courses', why: 'My courses' },
  ...{ account: 'Account', entrance: 'Account', profile: 'Account' },
  ...{ dashboard: 'Frame', errors: 'Frame', frame: 'Frame', site: 'Frame' },
  ...{ articles: 'Landing and articles', landing: 'Landing and articles' },
  newsletter: 'Landing and articles',
};

/** Where the sidebar shows an entry. Its address, its pictures and its page keep the title of its file. */
function placeOf({ title, importPath }: Entry): string {
  const [chapter, ...names] = title.split('/');
  if (firstFive.includes(title)) return `The first five/${names.at(-1)}`;
  if (chapter !== 'Patterns') return title;
  const [, folder = ''] =
    /^\.\/packages\/(?:ui\/src\/patterns|(?:screens|course-view)\/src)\/(\w+)/.exec(importPath) ??
    [];
  return [chapter, patternGroups[folder] ?? 'Other', ...names].join('/');
}

/** The search looks at the headings of a page: its synonyms become some, and leave the filter of tags. */
function placed(entry: Entry): Entry {
  const synonyms = synonymsIn(entry.tags ?? []);
  const tags = (entry.tags ?? []).filter((tag) => !synonyms.includes(tag));
  const own = { ...entry, title: placeOf(entry), tags };
  return own.type === 'docs' && own.name === 'Docs'
    ? { ...own, anchors: synonyms.map((tag) => ({ id: tag, title: tag })) }
    : own;
}

const rankOf = ({ title }: Entry) =>
  firstFive.includes(title) ? firstFive.indexOf(title) : firstFive.length;

/** The entries as the sidebar shows them, in its order. */
function arranged(entries: readonly Entry[]): readonly Entry[] {
  const ranked = [...entries].sort((one, other) => rankOf(one) - rankOf(other)).map(placed);
  const chapters = Map.groupBy(ranked, ({ title }) => title.split('/')[0]);
  chapters.get('Patterns')?.sort((one, other) => one.title.localeCompare(other.title, 'en'));
  return [...chapters.values()].flat();
}

/** Puts the first five on top and patterns into groups; finds a component by its other names: 'modal', 'diálogo'. */
export const arrangeSidebar = () =>
  addons.register('sidebar', (api) => {
    const { setIndex } = api;
    api.setIndex = (index) => {
      const entries = arranged(Object.values(index.entries)).map((entry) => [entry.id, entry]);
      return setIndex({ ...index, entries: Object.fromEntries(entries) });
    };
  });
