import { useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { synonymsIn } from './tags.ts';

type Index = NonNullable<ReturnType<typeof useStorybookState>['internal_index']>;
type Entry = Index['entries'][string];

/** The pages on top by their titles: an overview, and five components in the order of the README. */
const first = [
  'The first five/Overview',
  'Patterns/CourseCard',
  'Patterns/CourseGrid/CourseGridSkeleton',
  'Components/Pagination',
  'Patterns/SearchBar',
  'Patterns/CartSummary',
];

/** The folders of the patterns in each group. */
const patternGroups: Readonly<Record<string, readonly string[]>> = {
  Account: ['account', 'entrance', 'profile'],
  Cart: ['cart', 'checkout', 'costs'],
  Catalogue: ['browse', 'catalogue', 'search'],
  Course: ['course'],
  Frame: ['dashboard', 'errors', 'frame', 'site'],
  'Landing and articles': ['articles', 'landing', 'newsletter'],
  'My courses': ['compare', 'lists', 'plan', 'saved', 'why'],
};

/** Where the sidebar shows an entry. Its address, its pictures and its page keep the title of its file. */
function placeOf({ title, importPath }: Entry): string {
  const [chapter, ...names] = title.split('/');
  if (first.includes(title)) return `The first five/${names.at(-1)}`;
  if (chapter !== 'Patterns') return title;
  const [, folder = ''] =
    /^\.\/packages\/(?:ui\/src\/patterns|(?:screens|course-view)\/src)\/(\w+)/.exec(importPath) ??
    [];
  const [group = 'Other'] =
    Object.entries(patternGroups).find(([, folders]) => folders.includes(folder)) ?? [];
  return [chapter, group, ...names].join('/');
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

const rankOf = ({ title }: Entry) => (first.includes(title) ? first.indexOf(title) : first.length);

/** The entries as the sidebar shows them, in its order. */
function arranged(entries: readonly Entry[]): readonly Entry[] {
  const ranked = [...entries].sort((one, other) => rankOf(one) - rankOf(other)).map(placed);
  const chapters = Map.groupBy(ranked, ({ title }) => title.split('/')[0]);
  chapters.get('Patterns')?.sort((one, other) => one.title.localeCompare(other.title, 'en'));
  return [...chapters.values()].flat();
}

const known = new WeakSet<Index>();

function Sidebar() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    if (index === undefined) return;
    if (known.has(index)) {
      // Storybook has scrolled to where it was before.
      document.querySelector('[data-selected="true"]')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const entries = arranged(Object.values(index.entries)).map((entry) => [entry.id, entry]);
    const own = { ...index, entries: Object.fromEntries(entries) };
    known.add(own);
    void api.setIndex(own);
  }, [api, index]);
  return null;
}

/** Puts the first five on top and patterns into groups; finds a component by its other names: 'modal', 'diálogo'. */
export const arrangeSidebar = () =>
  addons.register('sidebar', () =>
    addons.add('sidebar', { type: types.TOOL, title: 'Sidebar', render: Sidebar }),
  );
