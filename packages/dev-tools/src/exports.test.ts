import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import * as browser from './browser.ts';
import * as emulators from './emulators.ts';

it('offers exactly these names', () => {
  expect(Object.keys(browser)).toEqual(['testBrowser']);
  expect(Object.keys(emulators).sort()).toEqual([
    'authPort',
    'freePort',
    'onInterrupt',
    'requireFreePorts',
    'startEmulators',
    'startForTerminal',
    'webPort',
  ]);
});

it('names the port that something else listens on', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(emulators.requireFreePorts(port)).rejects.toThrow(`Port ${port} is taken.`);
  await new Promise((resolve) => server.close(resolve));
  await expect(emulators.requireFreePorts(port)).resolves.toBeUndefined();
});
