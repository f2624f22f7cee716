import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The index of the built Storybook. */
const indexFile = join(import.meta.dirname, '../../storybook-static/index.json');

export interface Story {
  readonly id: string;
  readonly title: string;
}

/** The stories of the built Storybook, without its pages of documentation. */
export function builtStories(): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(indexFile, 'utf8')) as {
    entries: Record<string, Story & { readonly type: string }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title }) => ({ id, title }));
}

/** The part of a story's name that it shares with the other stories of its file. */
export const fileOf = ({ id }: Pick<Story, 'id'>) => id.replace(/--.*/, '');

/** The stories of each file, in the order of the index. */
export const storiesByFile = (stories: readonly Story[]) =>
  Map.groupBy(stories, (story) => fileOf(story));

export interface View {
  readonly name: string;
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors: 'active' | 'none';
}

const viewOf = (width: number, name: 'light' | 'dark' | 'forced'): View => ({
  name: `${name}-${width}`,
  colorScheme: name === 'dark' ? 'dark' : 'light',
  forcedColors: name === 'forced' ? 'active' : 'none',
});

/** The views of a story: both themes at two widths, components in forced colours too. */
export function viewsOf({ title }: Pick<Story, 'title'>) {
  const forced = title.startsWith('Components/') ? [viewOf(1280, 'forced')] : [];
  return [
    { width: 320, views: [viewOf(320, 'light'), viewOf(320, 'dark')] },
    { width: 1280, views: [viewOf(1280, 'light'), viewOf(1280, 'dark'), ...forced] },
  ];
}

export const viewNames = (story: Pick<Story, 'title'>) =>
  viewsOf(story).flatMap(({ views }) => views.map(({ name }) => name));

/** The story in a Storybook, in the theme of the view, which the view's name begins with. */
export const storyAddress = (story: string, view: string, storybook = 'http://localhost:6006') =>
  `${storybook}/?path=/story/${story}&globals=theme:${view.replace(/-.*/, '')}`;
