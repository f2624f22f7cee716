import { test as base } from '../visitor.ts';
import { type AbsentServer, startAbsentServer } from './absentServer.ts';
import { playwrightEngine } from './playwrightEngine.ts';
import { walk } from './walk.ts';

const test = base.extend<{ server: AbsentServer }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startAbsentServer();
    await use(server);
    await server.close();
  },
  baseURL: ({ server }, use) => use(server.origin),
});

test.use({ serviceWorkers: 'allow' });

test('from sign-up to a plan and out again, with and without a network', async ({
  context,
  server,
}) => {
  test.slow();
  await walk(playwrightEngine(context, server));
});
