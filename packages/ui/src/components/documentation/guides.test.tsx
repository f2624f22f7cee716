/// <reference types="vite/client" />

import { composeStories } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Guide } from './guide.fixture.ts';
import { nameExports } from './nameExports.fixture.ts';
import { namesShown, type WrittenStory } from './shownNames.fixture.tsx';

type Shown = ComponentType & { args: object; parameters: { guide?: Guide; docs?: object } };
type StoryFile = Readonly<Record<string, WrittenStory>>;

const files = import.meta.glob<StoryFile>('../../**/*.stories.tsx', { eager: true });

const storiesOf = (file: StoryFile) =>
  composeStories(file as unknown as Parameters<typeof composeStories>[0]) as Record<string, Shown>;
const sources = import.meta.glob<string>('../../**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(cleanup);

it.each(Object.entries(files))('%s has a guide, and what its anatomy marks', (_, file) => {
  const [First] = Object.values(storiesOf(file));
  if (First === undefined) throw new Error('There is no story.');
  const { guide } = First.parameters;
  expect(guide).toBeDefined();
  render(<First />);
  const lost = guide?.anatomy?.filter(
    ([, , selector]) => selector !== undefined && document.querySelector(selector) === null,
  );
  expect(lost ?? [], document.body.innerHTML).toEqual([]);
});

const exported = nameExports();

it.each(Object.entries(files))('%s shows code with the names that the kit exports', (_, file) => {
  const shown = Object.entries(storiesOf(file)).flatMap(([name, story]) =>
    namesShown(story, file[name] ?? {}, file['default'] ?? {}),
  );
  expect(shown.filter((name) => !exported.has(name))).toEqual([]);
});

it('no guide is replaced by the description that Storybook writes from a comment', () => {
  const replaced = Object.keys(sources).filter((path) =>
    /\*\/\nconst meta\b[^;]*\n {2}parameters: guided\(/.test(sources[path] ?? ''),
  );
  expect(replaced).toEqual([]);
});
