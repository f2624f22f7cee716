// @vitest-environment jsdom
import { parse } from 'acorn';
import { afterEach, expect, it, vi } from 'vitest';
import { oldBrowserScript } from './oldBrowserScript.ts';

const { documentElement: page } = document;

/** What jsdom lacks of what the application needs. */
function stubModernBrowser() {
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('DecompressionStream', class {});
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined });
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
}

function run() {
  document.body.innerHTML = '<div id="old-browser" hidden></div>';
  new Function(oldBrowserScript)();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const isShown = document.getElementById('old-browser')?.hidden === false;
  return { isShown, isMarked: page.hasAttribute('data-unsupported') };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['unsupported', 'searched', 'outdated']) delete page.dataset[name];
  history.replaceState(null, '', '/');
});

it('is parsed by browsers of any age', () => {
  expect(() => parse(oldBrowserScript, { ecmaVersion: 5 })).not.toThrow();
});

it('says nothing where all is there', () => {
  stubModernBrowser();
  expect(run()).toEqual({ isShown: false, isMarked: false });
});

it.each<[string, () => unknown]>([
  ['BroadcastChannel', () => vi.stubGlobal('BroadcastChannel', undefined)],
  ['URL.canParse', () => vi.stubGlobal('URL', {})],
  ['deflate-raw', () => vi.stubGlobal('DecompressionStream', () => undefined)],
  ['AbortSignal', () => vi.stubGlobal('AbortSignal', undefined)],
  ['popovers', () => Object.assign(HTMLElement.prototype, { showPopover: undefined })],
  [':has()', () => vi.stubGlobal('CSS', { supports: (text: string) => !text.includes(':has') })],
  ['CSS', () => vi.stubGlobal('CSS', undefined)],
])('tells where %s is missing', (_, remove) => {
  stubModernBrowser();
  remove();
  expect(run()).toEqual({ isShown: true, isMarked: true });
});

it.each([
  ['/courses?q=python', '', 'search'],
  ['/courses?q=', '', undefined],
  ['/courses', '', undefined],
  ['/about?q=python', undefined, undefined],
])('hides courses that do not answer %s', (address, searched, outdated) => {
  history.replaceState(null, '', address);
  if (searched !== undefined) page.dataset['searched'] = searched;
  vi.stubGlobal('CSS', undefined);
  run();
  expect(page.dataset['outdated']).toBe(outdated);
});
