// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { storyQuickView } from '../CoursePage/coursePage.fixture.tsx';
import { QuickView } from './QuickView.tsx';

afterEach(cleanup);

// jsdom knows the element, not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const steps = () => {
  const [toPrevious, toNext] = [vi.fn(), vi.fn()];
  render(
    <QuickView
      {...storyQuickView}
      previous={{ label: 'Anterior', onSelect: toPrevious }}
      next={{ label: 'Siguiente', onSelect: toNext }}
      onClose={vi.fn()}
    />,
  );
  return { toPrevious, toNext };
};

it('starts on the title and says where it stands', () => {
  steps();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(screen.getByRole('status').textContent).toBe(`9 de 120 ${storyQuickView.title}`);
});

it('steps with arrows and with letters', async () => {
  const { toPrevious, toNext } = steps();
  await userEvent.keyboard('{ArrowDown}j{ArrowUp}k');
  expect([toNext.mock.calls.length, toPrevious.mock.calls.length]).toEqual([2, 2]);
});

it('lets arrows scroll where the focus is on what scrolls, and leaves the browser its shortcuts', async () => {
  const { toNext } = steps();
  screen.getByRole('region', { name: storyQuickView.title }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(toNext).not.toHaveBeenCalled();
});

it('does nothing at an end of the results', async () => {
  render(
    <QuickView
      {...storyQuickView}
      previous={{ label: 'Anterior', onSelect: undefined }}
      onClose={vi.fn()}
    />,
  );
  const previous = screen.getByRole('button', { name: 'Anterior' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('k');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(storyQuickView.title);
});
