import { join } from 'node:path';

/** Where the build that is photographed says what stories it has. */
export const indexFile = join(import.meta.dirname, '../../storybook-static/index.json');

export interface Story {
  readonly id: string;
  readonly title: string;
}

/** Every story that an index of Storybook lists; its pages of documentation are not stories. */
export function storiesIn(index: string): readonly Story[] {
  const { entries } = JSON.parse(index) as {
    entries: Record<string, Story & { readonly type: string }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title }) => ({ id, title }));
}

export interface View {
  readonly name: string;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors: 'active' | 'none';
}

/** By day and by night at the narrowest and at a wide width; those of one width stand together. */
const seen = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map(
    (colorScheme): View => ({
      name: `${colorScheme}-${width}`,
      width,
      colorScheme,
      forcedColors: 'none',
    }),
  ),
);

const forced: View = {
  name: 'forced-1280',
  width: 1280,
  colorScheme: 'light',
  forcedColors: 'active',
};

/** How a story is photographed: both themes at two widths, components in forced colours too. */
export const viewsOf = ({ title }: Story): readonly View[] =>
  title.startsWith('Components/') ? [...seen, forced] : seen;

export const baselineFolder = join(import.meta.dirname, 'baselines');

/** The baseline of a story in a view, relative to the folder. */
export const baselineOf = ({ id }: Story, { name }: View) => `${id}.${name}.png`;

/** What is wrong with a folder of baselines whatever they show: views without one, and leftovers. */
export function inventory(stories: readonly Story[], files: readonly string[]) {
  const wanted = stories.flatMap((story) => viewsOf(story).map((view) => baselineOf(story, view)));
  return {
    missing: wanted.filter((file) => !files.includes(file)),
    orphans: files.filter((file) => !wanted.includes(file)),
  };
}
