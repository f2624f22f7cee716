import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { allStates } from './allStates.fixture.tsx';

const overview = allStates<{ word?: string }>({
  states: { Empty: {}, Full: { args: { word: 'lleno' } } },
  widthPx: 640,
  scale: 1,
  draw: ({ word = 'vacío' }) => <p>{word}</p>,
});

const show = (viewMode: 'story' | 'docs') =>
  render(overview.render({}, { viewMode } as Parameters<typeof overview.render>[1]));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

it('shows every state in the page in three modes, of which pictures are taken', () => {
  show('story');
  const modes = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(modes).toEqual(['Light', 'Dark', 'Right to left']);
  expect(screen.getAllByText('lleno')).toHaveLength(3);
  expect(document.querySelector('iframe')).toBeNull();
});

it('shows them on the page of a component in forced colours and at 320 px as well', () => {
  show('docs');
  // Nothing is loaded here, so that the event has to be sent.
  const words = (title: string) => {
    const frame = screen.getByTitle<HTMLIFrameElement>(title);
    fireEvent.load(frame);
    return frame.contentDocument?.body.textContent;
  };
  expect(words('Forced colours')).toBe('EmptyvacíoFulllleno');
  expect(words('Full, 320 px')).toBe('lleno');
});
