import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { windowHeight } from './engine.ts';
import type { Browser, ProtocolTab } from './protocol.ts';

/** Firefox as Debian has it. */
export const firefoxProgram = '/usr/bin/firefox-esr';

const preferences = {
  'intl.accept_languages': 'es-ES',
  'ui.prefersReducedMotion': 1,
};

/** What Firefox logs where a page is left while any service worker, even one of three lines, answers for its files. */
const ofLeftPage = /A ServiceWorker intercepted the request and encountered an unexpected error/;

interface LogEntry {
  readonly level: string;
  readonly text: string;
}

/** A connection by WebDriver BiDi. A command that is refused throws what the browser says. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (entry: LogEntry) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { type, id, method, result, params, message } = JSON.parse(data);
    if (type === 'event') listeners.get(method)?.(params);
    else if (type === 'success') waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(message));
    waiting.delete(id);
  });
  return {
    on: (event: string, listener: (entry: LogEntry) => void) => listeners.set(event, listener),
    send<T>(method: string, params: object): Promise<T> {
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise as Promise<T>;
    },
  };
}

/**
 * Starts the browser without a window.
 *
 * @param problems - Collects the errors of pages and of their console.
 */
export async function startFirefox(problems: string[]): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'aulario-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = spawn(
    firefoxProgram,
    ['--headless', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let address: string | undefined;
  for await (const line of createInterface(program.stderr)) {
    address = /^WebDriver BiDi listening on (.*)/.exec(line)?.[1];
    if (address !== undefined) break;
  }
  program.stderr.resume();
  const { on, send } = await connect(address ?? '');
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  on('log.entryAdded', ({ level, text }) => {
    if (level === 'error' && !ofLeftPage.test(text)) problems.push(text);
  });

  const tabOf = (context: string): ProtocolTab => ({
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    widen: (width) =>
      send('browsingContext.setViewport', { context, viewport: { width, height: windowHeight } }),
    traverse: (delta) => send('browsingContext.traverseHistory', { context, delta }),
    async run(expression) {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then(JSON.stringify)`,
        target: { context },
        awaitPromise: true,
      });
      if (result === undefined) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    act: (actions) => send('input.performActions', { context, actions }),
  });
  return {
    async openTab() {
      const kind = { type: 'tab' };
      const { context } = await send<{ context: string }>('browsingContext.create', kind);
      const tab = tabOf(context);
      await tab.widen(1280);
      return tab;
    },
    async close() {
      program.kill();
      await once(program, 'exit');
      rmSync(profile, { recursive: true });
    },
  };
}
