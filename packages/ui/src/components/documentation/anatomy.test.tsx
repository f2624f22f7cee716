/// <reference types="vite/client" />

import { composeStories } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Guide } from './guide.fixture.ts';

type StoryFile = Parameters<typeof composeStories>[0];
type Shown = ComponentType & { parameters: { guide?: Guide } };

const files = import.meta.glob<StoryFile>('../../**/*.stories.tsx', { eager: true });

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

it.each(Object.entries(files))('finds the marked parts of %s', (_, file) => {
  const [First] = Object.values(composeStories(file)) as Shown[];
  if (First === undefined) throw new Error('There is no story.');
  render(<First />);
  const lost = (First.parameters.guide?.anatomy ?? []).filter(
    ([, , selector]) => selector !== undefined && document.querySelector(selector) === null,
  );
  expect(lost, document.body.innerHTML).toEqual([]);
});
