// @vitest-environment jsdom

import type { CalendarDay } from '@aulario/course-data';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useToday } from './useToday.ts';

afterEach(() => {
  vi.useRealTimers();
});

function Day({ prerenderedOn }: { prerenderedOn: CalendarDay }) {
  return <p>{useToday(prerenderedOn)}</p>;
}

it('hydrates a page with the day of its prerendering, then shows today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T12:00:00Z') });
  const page = <Day prerenderedOn="2026-11-01" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('2026-11-01');

  vi.setSystemTime(Date.parse('2026-12-24T12:00:00Z'));
  const onRecoverableError = vi.fn();
  await act(async () => {
    render(page, { container, hydrate: true, onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('2026-12-24');
});

it('shows the new day to a reader who comes back to an open tab', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T12:00:00Z') });
  const { container } = render(<Day prerenderedOn="2026-11-01" />);
  vi.setSystemTime(Date.parse('2026-11-03T12:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(container.textContent).toBe('2026-11-03');
});
