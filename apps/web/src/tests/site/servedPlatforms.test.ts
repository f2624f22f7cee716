import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

it('knows platforms that the operator added while it is developed, too', async () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'aulario-public-'));
  mkdirSync(join(publicDir, 'catalogue'));
  const campus = { id: 'campus.example', name: 'Campus', hosts: ['www.campus.example'] };
  const manifest = JSON.stringify({ content: { platforms: [campus] } });
  writeFileSync(join(publicDir, 'catalogue/manifest.json'), manifest);
  const server = { middlewareMode: true, ws: false } as const;
  const optimizeDeps = { noDiscovery: true };
  const vite = await createServer({ root, publicDir, server, optimizeDeps, mode: 'emulator' });
  const index = readFileSync(join(root, 'index.html'), 'utf8');
  const page = await vite.transformIndexHtml('/', index);
  await vite.close();
  rmSync(publicDir, { recursive: true });
  expect(page).toContain(`id="page-platforms">${JSON.stringify([campus])}</script>`);
});
