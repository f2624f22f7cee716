import {
  type PrerenderResult,
  prerenderPages,
  type SiteBuild,
} from '@aulario/prerender/pages/prerenderPages.ts';
import { App } from './App.tsx';
import { createRoutes } from './routes.tsx';

/** Run by the build in Node: writes the pages of this application. */
export const prerender = (build: SiteBuild): Promise<PrerenderResult> =>
  prerenderPages({ App, createRoutes }, build);
