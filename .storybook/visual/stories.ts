import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const index = join(import.meta.dirname, '../../storybook-static/index.json');

export interface Story {
  readonly id: string;
  readonly title: string;
}

/** Every story of the built Storybook. */
export function stories(): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, Story & { readonly type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

export interface View {
  readonly name: string;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors: 'active' | 'none';
}

const seen = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [320, 1280].map(
    (width): View => ({
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
