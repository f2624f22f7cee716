import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';

it('names components alone: a page of documentation that loads a test does not open', async () => {
  const vite = await createServer({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  const loaded = await vite.transformRequest('/.storybook/docs/nameShown.ts');
  await vite.close();
  expect(loaded?.code).toContain('/CartLine.tsx');
  expect(loaded?.code.match(/\w+\.(?:stories|test)\.tsx/g) ?? []).toEqual([]);
});
