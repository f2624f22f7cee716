// @vitest-environment jsdom

import { downloadText } from '@aulario/frame/share/downloadText.ts';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps the address while the browser reads the file, then revokes it', () => {
  vi.useFakeTimers();
  const revokeObjectURL = vi.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  downloadText('aulario.ics', 'BEGIN:VCALENDAR', 'text/calendar');
  vi.advanceTimersByTime(30_000);
  expect(click.mock.contexts).toMatchObject([{ download: 'aulario.ics', href: 'blob:file' }]);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:file');
});
