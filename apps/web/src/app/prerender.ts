import {
  type PrerenderOptions,
  type PrerenderResult,
  prerenderPages,
} from '@aulario/prerender/pages/prerenderPages.ts';
import { App } from './App.tsx';
import { createRoutes } from './routes.tsx';

/** Run by the build in Node: writes the pages of this application. */
export const prerender = (options: PrerenderOptions): Promise<PrerenderResult> =>
  prerenderPages({ App, createRoutes }, options);
