import { createHash } from 'node:crypto';
import { test } from '../visitor.ts';
import { type Answer, isDocument, startProductProxy } from './productProxy.ts';

/** The product on a host to which a new build is deployed while tabs are open. */
export interface DeployServer {
  readonly origin: string;
  /** How many documents were asked for. */
  countDocuments(): number;
  /** Gives every asset another name, as another build does; the old names are gone. */
  deploy(): void;
  /** The chunk of a screen is missing in the new build too. */
  lose(screen: string): void;
  close(): Promise<void>;
}

const assetName = /\b([\w-]+)-([\w-]{8})\.(js|css)\b/g;
const mark = 'later';

async function startDeployServer(): Promise<DeployServer> {
  let isDeployed = false;
  let lost = '';
  let documents = 0;

  const rename = (text: string) => text.replace(assetName, `$1-$2${mark}.$3`);

  /** The worker knows its files by their digests, which are others where names in them are. */
  async function withDigests(
    ofBuild: (text: string) => string,
    worker: string,
    ask: (path: string) => Promise<Answer>,
  ) {
    let text = ofBuild(worker);
    for (const [entry, path = ''] of text.matchAll(
      /["'`](\/[\w/.-]+)["'`]:["'`][0-9a-f]{64}["'`]/g,
    )) {
      const { body } = await ask(path.replace(mark, ''));
      const isText = /\.(?:js|css)$|^\/app$/.test(path);
      const served = isText ? Buffer.from(ofBuild(body.toString())) : body;
      const digest = createHash('sha256').update(served).digest('hex');
      text = text.replace(entry, `"${path}":"${digest}"`);
    }
    return Buffer.from(text);
  }

  const proxy = await startProductProxy(async (path, ask) => {
    // A file asked for before a deploy is the old build's, however late its answer.
    const ofBuild = isDeployed ? rename : (text: string) => text;
    const isAsset = path.startsWith('/assets/') && /\.(?:js|css)$/.test(path);
    const isOld = isAsset && isDeployed && !path.includes(mark);
    const isLost = lost !== '' && path.startsWith(`/assets/${lost}.route-`);
    if (isOld || isLost) return ask('/assets/none.js');
    const real = await ask(path.replace(mark, ''));
    // Service workers ask for '/app' when they install, at a time of their own.
    const isPage = isDocument(real) && !/^\/(?:assets\/|app(?:\?|$))/.test(path);
    if (isPage && real.status === 200) documents += 1;
    if (path === '/serviceWorker.js') {
      return { ...real, body: await withDigests(ofBuild, real.body.toString(), ask) };
    }
    const isText = isAsset || isDocument(real);
    return isText ? { ...real, body: Buffer.from(ofBuild(real.body.toString())) } : real;
  });
  return {
    ...proxy,
    countDocuments: () => documents,
    deploy: () => {
      isDeployed = true;
    },
    lose: (screen) => {
      lost = screen;
    },
  };
}

/** A test that has such a host to itself. */
export const deployTest = test.extend<{ server: DeployServer }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startDeployServer();
    await use(server);
    await server.close();
  },
  baseURL: ({ server }, use) => use(server.origin),
});
