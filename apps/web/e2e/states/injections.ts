import type { Page } from '@playwright/test';

/** What an attacker who can write into the page's HTML would write, and how a test sees that it worked. */
export interface Injection {
  readonly name: string;
  readonly markup: (foreign: string) => string;
  /** The directive that blocks it, and what the browser says was blocked. */
  readonly directive: string;
  readonly blocked: (foreign: string) => string;
  /** What a visitor has to do for it, if anything. */
  readonly act?: (page: Page) => Promise<void>;
  /** What the foreign server is asked for when nothing blocks it. */
  readonly asks?: string;
  /** Whether it had its effect in the page. */
  readonly hasWorked?: (page: Page, foreign: string) => Promise<boolean>;
}

const isMarked = (name: string) => (page: Page) =>
  page.evaluate((key) => key in document.documentElement.dataset, name);

const mark = (name: string) => `document.documentElement.dataset.${name}='ran'`;

export const injections: readonly Injection[] = [
  {
    name: 'an inline script',
    markup: () => `<script>${mark('inlineScript')}</script>`,
    directive: 'script-src-elem',
    blocked: () => 'inline',
    hasWorked: isMarked('inlineScript'),
  },
  {
    name: 'an inline event handler',
    markup: () => `<img src="/favicon.svg" alt="" onload="${mark('inlineHandler')}">`,
    directive: 'script-src-attr',
    blocked: () => 'inline',
    hasWorked: isMarked('inlineHandler'),
  },
  {
    name: 'a foreign script',
    markup: (foreign) => `<script src="${foreign}/script.js"></script>`,
    directive: 'script-src-elem',
    blocked: (foreign) => `${foreign}/script.js`,
    asks: 'GET /script.js',
    hasWorked: isMarked('foreignScript'),
  },
  {
    name: 'a foreign style',
    markup: (foreign) => `<link rel="stylesheet" href="${foreign}/style.css">`,
    directive: 'style-src-elem',
    blocked: (foreign) => `${foreign}/style.css`,
    asks: 'GET /style.css',
    hasWorked: (page) =>
      page.evaluate(
        () => getComputedStyle(document.documentElement).getPropertyValue('--foreign-style') !== '',
      ),
  },
  {
    name: 'a data: script',
    markup: () => `<script src="data:text/javascript,${mark('dataScript')}"></script>`,
    directive: 'script-src-elem',
    blocked: () => 'data',
    hasWorked: isMarked('dataScript'),
  },
  {
    name: 'a frame',
    markup: (foreign) => `<iframe src="${foreign}/frame.html"></iframe>`,
    directive: 'frame-src',
    blocked: (foreign) => foreign,
    asks: 'GET /frame.html',
  },
  {
    name: 'a form that posts elsewhere',
    markup: (foreign) =>
      `<form method="post" action="${foreign}/form" target="_blank"><button id="post">x</button></form>`,
    directive: 'form-action',
    blocked: (foreign) => `${foreign}/form`,
    act: (page) => page.evaluate(() => document.getElementById('post')?.click()),
    asks: 'POST /form',
  },
  {
    name: 'a base element',
    markup: (foreign) => `<base href="${foreign}/">`,
    directive: 'base-uri',
    blocked: (foreign) => `${foreign}/`,
    hasWorked: (page, foreign) =>
      page.evaluate((origin) => document.baseURI.startsWith(origin), foreign),
  },
];
