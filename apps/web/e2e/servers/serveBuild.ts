import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { withInlineHashes } from '@aulario/dev-tools/contentPolicy';
import { webPort } from '@aulario/dev-tools/ports';
import type { BrowserContext } from '@playwright/test';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Another build at the product's address, under the headers that the hosting answers with; the content
 * policy names the inline parts of this build's pages, as a deploy would.
 */
export async function serveBuild(context: BrowserContext, folder: string): Promise<void> {
  // What a test answers comes from no address, so the browser takes the emulator's for a foreign one.
  await context.grantPermissions(['local-network-access']);
  // Reading every page of a build takes a second: once for each policy, not for each request.
  const named = new Map<string, string>();
  const policyOf = (policy: string) => {
    const known = named.get(policy) ?? withInlineHashes(policy, folder);
    named.set(policy, known);
    return known;
  };
  await context.route(`http://localhost:${webPort}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    // The hosting emulator closes connections that it has kept open.
    const hosted = await route.fetch({ maxRetries: 2 });
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    const isFile = existsSync(file) && statSync(file).isFile();
    const path = isFile ? file : join(folder, 'app.html');
    const { 'content-encoding': _, 'content-length': __, ...headers } = hosted.headers();
    const policy = policyOf(headers['content-security-policy'] ?? '');
    const contentType = types[extname(path)] ?? 'application/octet-stream';
    await route.fulfill({
      status: 200,
      headers: { ...headers, 'content-type': contentType, 'content-security-policy': policy },
      path,
    });
  });
}
