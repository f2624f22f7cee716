import '@aulario/ui/fonts.css';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { readLanguage } from '../features/language/language.ts';
import { languageOfLink } from '../features/language/languageOfLink.ts';
import { loadMessages } from '../features/language/messages.ts';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';
import { listening } from './listening.ts';
import { reloadAfterDeploy } from './reloadAfterDeploy.ts';
import { createRoutes } from './routes.tsx';

reloadAfterDeploy(window);

const services = createServices();

async function initialTexts() {
  const language = readLanguage(services.storage, languageOfLink(window.location));
  try {
    return { language, messages: await loadMessages[language]() };
  } catch {
    return { language: 'es' as const, messages: await loadMessages.es() };
  }
}

/**
 * Whether the page stands there drawn, and is shown to this reader; then the code of its screen has come,
 * too, since the first drawing must be the same and not one that waits.
 */
async function isDrawn(root: HTMLElement, routes: RouteObject[]): Promise<boolean> {
  const languages = [document.documentElement.lang, readLanguage(services.storage)];
  if (!('application' in root.dataset) || languages.includes('en')) return false;
  try {
    for (const { route } of matchRoutes(routes, window.location) ?? []) {
      if (typeof route.lazy !== 'function') continue;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }
    return true;
  } catch {
    return false;
  }
}

/** Tells the page that stood drawn when it listens. */
function Listening({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    root.dispatchEvent(new Event(listening));
  }, [root]);
  return children;
}

async function start() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  const routes = createRoutes(services);
  const isHydrated = await isDrawn(root, routes);
  const router = createBrowserRouter(routes, isHydrated ? { hydrationData: {} } : {});
  const texts = await initialTexts();
  const app = (
    <StrictMode>
      <Listening root={root}>
        <App router={router} services={services} {...texts} />
      </Listening>
    </StrictMode>
  );
  // What hides the page from readers of another language goes by this.
  delete root.dataset['application'];
  if (isHydrated) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
