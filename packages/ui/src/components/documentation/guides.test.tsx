/// <reference types="vite/client" />

import { composeStories } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Guide } from './guide.fixture.ts';

type StoryFile = Parameters<typeof composeStories>[0];
type Shown = ComponentType & { parameters: { guide?: Guide } };

const files = import.meta.glob<StoryFile>('../../**/*.stories.tsx', { eager: true });
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
  const [First] = Object.values(composeStories(file)) as Shown[];
  if (First === undefined) throw new Error('There is no story.');
  const { guide } = First.parameters;
  expect(guide).toBeDefined();
  render(<First />);
  const lost = guide?.anatomy?.filter(
    ([, , selector]) => selector !== undefined && document.querySelector(selector) === null,
  );
  expect(lost ?? [], document.body.innerHTML).toEqual([]);
});

it('no guide is replaced by the description that Storybook writes from a comment', () => {
  const replaced = Object.keys(sources).filter((path) =>
    /\*\/\nconst meta\b[^;]*\n {2}parameters: guided\(/.test(sources[path] ?? ''),
  );
  expect(replaced).toEqual([]);
});
