import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@aulario/dev-tools/ports';
import { expect } from '@playwright/test';
import { windowHeight } from './engine.ts';
import type { Browser, ProtocolTab } from './protocol.ts';

/** The program that drives Debian's WebKit in its MiniBrowser. */
export const webKitDriver = '/usr/bin/WebKitWebDriver';

/** Above the page lies a bar of so many pixels. */
const barHeight = 60;

type Method = 'DELETE' | 'GET' | 'POST';

/** Sends a command of the W3C's WebDriver. One that is refused throws what the driver says. */
async function send<T>(method: Method, address: string, body: object = {}): Promise<T> {
  const content = method === 'POST' ? { body: JSON.stringify(body) } : {};
  const response = await fetch(address, { method, ...content });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}

/** Starts the browser on a display of its own. The driver reports neither errors of pages nor their console. */
export async function startWebKitGtk(): Promise<Browser> {
  const settings = mkdtempSync(join(tmpdir(), 'aulario-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  // Reduced motion: this MiniBrowser crashes on any view transition.
  const still = '[Settings]\ngtk-enable-animations=0\n';
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), still);
  const port = await freePort();
  const display = ['--auto-servernum', '--server-args=-screen 0 1600x1000x24'];
  const driver = spawn('xvfb-run', [...display, webKitDriver, `--port=${port}`], {
    // A group of its own, which ends together.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, XDG_CONFIG_HOME: settings, LC_ALL: 'es_ES.UTF-8', LANGUAGE: 'es' },
  });
  let session = `http://127.0.0.1:${port}/session`;
  await expect(async () => {
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
    const { sessionId } = await send<{ sessionId: string }>('POST', session, { capabilities });
    session += `/${sessionId}`;
  }).toPass();

  let current = '';
  function tabOf(handle: string): ProtocolTab {
    /** Commands go to one tab at a time. */
    const inTab = async <T>(method: Method, command: string, body?: object): Promise<T> => {
      if (current !== handle) await send('POST', `${session}/window`, { handle });
      current = handle;
      return send(method, `${session}/${command}`, body);
    };
    return {
      open: (url) => inTab('POST', 'url', { url }),
      widen: (width) =>
        inTab('POST', 'window/rect', { x: 0, y: 0, width, height: windowHeight + barHeight }),
      traverse: (delta) => inTab('POST', delta === 1 ? 'forward' : 'back'),
      run: (expression) => {
        const script = `const answer = arguments[0];
          Promise.resolve(${expression}).then((value) => answer(JSON.stringify(value)));`;
        return inTab('POST', 'execute/async', { script, args: [] });
      },
      act: (actions) => inTab('POST', 'actions', { actions }),
    };
  }
  return {
    // A window for each: what lies in a tab behind another is never laid out.
    async openTab() {
      const kind = { type: 'window' };
      const { handle } = await send<{ handle: string }>('POST', `${session}/window/new`, kind);
      const tab = tabOf(handle);
      await tab.widen(1280);
      return tab;
    },
    async close() {
      if (driver.pid !== undefined) process.kill(-driver.pid);
      rmSync(settings, { recursive: true });
    },
  };
}
