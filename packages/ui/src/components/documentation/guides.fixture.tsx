import { composeStories } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Guide } from './guide.fixture.ts';
import { nameExports } from './nameExports.fixture.ts';
import { namesShown, type WrittenStory } from './shownNames.fixture.tsx';

type Shown = ComponentType & { args: object; parameters: { guide?: Guide; docs?: object } };
type StoryFile = Readonly<Record<string, WrittenStory>>;

const storiesOf = (file: StoryFile) =>
  composeStories(file as unknown as Parameters<typeof composeStories>[0]) as Record<string, Shown>;

/** What a package shows of its components, each by the path of its file. */
export interface ShownFiles {
  readonly stories: Readonly<Record<string, StoryFile>>;
  /** The text of the same files. */
  readonly sources: Readonly<Record<string, string>>;
  /** The modules whose components the code to copy may name. */
  readonly modules: readonly object[];
}

/** Declares the tests that every story file has a guide, and says nothing that is not there. */
export function testGuides({ stories, sources, modules }: ShownFiles): void {
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

  it.each(Object.entries(stories))('%s has a guide, and what its anatomy marks', (_, file) => {
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

  const exported = nameExports(modules);

  it.each(Object.entries(stories))('%s shows code with names that are exported', (_, file) => {
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
}
