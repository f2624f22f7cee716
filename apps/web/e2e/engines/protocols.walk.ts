import { expect, test } from '@playwright/test';
import { startAbsentServer } from './absentServer.ts';
import { startFirefox } from './firefox.ts';
import { protocolEngine } from './protocolEngine.ts';
import { walk } from './walk.ts';
import { startWebKitGtk } from './webKitGtk.ts';

test('from sign-up to a plan and out again, with and without a network', async ({
  browserName: _,
}, { project }) => {
  test.slow();
  const problems: string[] = [];
  const server = await startAbsentServer();
  const browser =
    project.name === 'Firefox' ? await startFirefox(problems) : await startWebKitGtk();
  try {
    await walk(protocolEngine(browser, server));
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
