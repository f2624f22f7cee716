// @vitest-environment jsdom

import { expect, it, vi } from 'vitest';
import { loadCode } from './loadCode.ts';
import { recoverFromFailedChunks } from './recoverFromFailedChunks.ts';

it('does not reload while that would lose what is in memory alone, and says that the code failed', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  vi.stubGlobal('fetch', async () => new Response('export {}'));
  let holdsUnstored = true;
  recoverFromFailedChunks(window, () => !holdsUnstored);
  const load = () =>
    loadCode(async () => {
      const payload = new TypeError('Failed to fetch: http://localhost/assets/cart-12345678.js');
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
      throw payload;
    });
  await expect(load()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(reload).not.toHaveBeenCalled();
  holdsUnstored = false;
  void load();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});
