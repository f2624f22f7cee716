// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { dataset } = document.documentElement;
const application = '/assets/index-12345678.js';

/** Answers what is fetched past the cache: without an answer there is nothing to reload for. */
let answer: (path: string) => Promise<Response>;
let reload = vi.fn();

/** A prerendered page, whose application cannot be loaded. */
function showPage(attributes = `data-application="${application}" data-modules=""`) {
  document.body.innerHTML = `<div id="root" ${attributes}><main></main></div><div id="load-failure" hidden></div>`;
}

const shown = () => ({
  screen: document.querySelector('main') !== null,
  failure: !document.getElementById('load-failure')?.hidden,
});

async function recover() {
  const { recoverPage } = await import('./recoverPage.ts');
  await recoverPage(application);
}

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  reload = vi.fn();
  vi.stubGlobal('fetch', (path: string) => answer(path));
  vi.stubGlobal('location', { ...window.location, reload });
  showPage();
});

afterEach(() => {
  delete dataset['outdated'];
  delete dataset['unsupported'];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('keeps a visible page whose application failed to load', async () => {
  await recover();
  expect(shown()).toEqual({ screen: true, failure: false });
});

it('says that it cannot do what is pressed where its script did not come, and reloads when it can', async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  await import('./bootRecovery.ts');
  const src = '/assets/start-12345678.js';
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  document.body.append(script, document.createElement('button'));
  const button = document.querySelector('button');
  script.dispatchEvent(new Event('error'));
  button?.click();
  await vi.waitFor(() => expect(shown()).toEqual({ screen: true, failure: false }));
  button?.setAttribute('data-pressed', '');
  button?.click();
  await vi.waitFor(() => expect(shown()).toEqual({ screen: true, failure: true }));
  answer = async () => new Response('');
  button?.click();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it.each([
  ['hidden', () => Object.assign(dataset, { outdated: '' })],
  ['a frame', () => showPage('data-frame')],
  ['empty', () => document.getElementById('root')?.replaceChildren()],
])('says that nothing could be loaded where the page is %s', async (_, change) => {
  change();
  await recover();
  expect(shown()).toEqual({ screen: false, failure: true });
});

it('keeps what the application has rendered at another address', async () => {
  dataset['outdated'] = 'search';
  showPage('');
  await recover();
  expect(shown()).toEqual({ screen: true, failure: false });
});

it('reloads once, and says nothing meanwhile', async () => {
  dataset['outdated'] = 'search';
  answer = async () => new Response('', { status: 404 });
  await Promise.all([recover(), recover()]);
  expect(reload).toHaveBeenCalledOnce();
  expect(shown()).toEqual({ screen: true, failure: false });
  vi.resetModules();
  await recover();
  expect(reload).toHaveBeenCalledOnce();
  expect(shown()).toEqual({ screen: false, failure: true });
});

it('recovers without an interaction from an application that a hidden page cannot load', async () => {
  dataset['outdated'] = 'search';
  await import('../hydrate/hydrateOnInteraction.ts');
  await vi.waitFor(() => expect(shown()).toEqual({ screen: false, failure: true }));
});

it('leaves an old browser alone, which shows its own notice', async () => {
  dataset['unsupported'] = '';
  showPage('');
  answer = async () => new Response('');
  await recover();
  expect(reload).not.toHaveBeenCalled();
  expect(shown()).toEqual({ screen: true, failure: false });
});
