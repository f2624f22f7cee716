import { test } from '../visitor.ts';
import { type Answer, startProductProxy } from './productProxy.ts';

const page = Buffer.from('<!doctype html><title>Aulario</title><div id="root"></div>');

const withType = ({ headers }: Answer, type: string) => ({ ...headers, 'content-type': type });

/** What a host may answer in place of a file, under the headers of the file itself. */
export const hostFaults = {
  '404': (real) => ({ ...real, status: 404, body: Buffer.from('Not found') }),
  '503': (real) => ({ ...real, status: 503, body: Buffer.from('Busy') }),
  'a body cut off': (real) => ({ ...real, cutAt: real.body.length >> 1 }),
  garbage: (real) => ({ ...real, body: Buffer.from(`(${real.body.subarray(0, 99)}`) }),
  'index.html in its place': (real) => ({
    ...real,
    headers: withType(real, 'text/html'),
    body: page,
  }),
  silence: (real) => ({ ...real, isSilent: true }),
} satisfies Record<string, (real: Answer) => Answer>;

export type HostFault = keyof typeof hostFaults;

/** The product on a host that answers some files with a fault for a while. */
export interface FaultServer {
  readonly origin: string;
  /** What the host answers where the path matches; null is the real thing. */
  strike(fault: HostFault | null): void;
  /** Whether the host can be reached at all. */
  setReachable(isReachable: boolean): void;
}

const struckPaths = /^\/(?:assets|catalogue)\//;

/** A test that has such a host to itself. */
export const faultTest = test.extend<{ server: FaultServer }>({
  server: async ({ browserName: _ }, use) => {
    let current: HostFault | null = null;
    let canBeReached = true;
    const known = new Map<string, Promise<Answer>>();
    const proxy = await startProductProxy(async (path, ask) => {
      const fault = current;
      if (!canBeReached) throw new Error('The host cannot be reached.');
      if (!struckPaths.test(path)) return ask(path);
      const asked = known.get(path) ?? ask(path);
      known.set(path, asked);
      const real = await asked;
      return fault === null ? real : hostFaults[fault](real);
    });
    await use({
      origin: proxy.origin,
      strike: (fault) => {
        current = fault;
      },
      setReachable: (isReachable) => {
        canBeReached = isReachable;
      },
    });
    await proxy.close();
  },
  baseURL: ({ server }, use) => use(server.origin),
});
