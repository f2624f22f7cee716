import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { quoted } from '../src/features/language/quoted.ts';
import { paths } from '../src/features/navigation/paths.ts';
import { documentTitle } from '../src/features/navigation/usePage.ts';
import { memoryServices, openApp } from '../src/testing/openApp.tsx';

export interface DrawnLanding {
  readonly title: string;
  readonly markup: string;
  /** The rules of every state that the page may start in, so that it is the same in every build. */
  readonly style: string;
}

/** The landing page in Spanish, as the application draws it first. */
export async function drawLanding(hasNewsletter: boolean): Promise<DrawnLanding> {
  const sheet = new ServerStyleSheet();
  const draw = async (subscribe: (() => Promise<void>) | null) => {
    const services = memoryServices({ newsletter: subscribe && { subscribe } });
    const { app, router } = await openApp(paths.landing, services);
    await new Promise<void>((resolve) => {
      router.subscribe(({ initialized }) => initialized && resolve());
      if (router.state.initialized) resolve();
    });
    return renderToString(<StrictMode>{sheet.collectStyles(app)}</StrictMode>);
  };
  const closed = await draw(null);
  const open = await draw(async () => undefined);
  return {
    title: documentTitle(quoted.slogan.join(' ')),
    markup: hasNewsletter ? open : closed,
    style: rulesOf(sheet.getStyleTags()),
  };
}

/** Without what the library leaves for itself: the application brings its own rules. */
const rulesOf = (tag: string) =>
  tag
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '');
