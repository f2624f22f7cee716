import '@aulario/ui/fonts.css';
import { inTime } from '@aulario/frame/async/inTime.ts';
import { recoverFromFailedChunks } from '@aulario/frame/errors/recoverFromFailedChunks.ts';
import { firstLanguage } from '@aulario/frame/language/language.ts';
import { loadTexts } from '@aulario/frame/language/loadTexts.ts';
import { asWritten } from '@aulario/frame/navigation/address/asWritten.ts';
import { languageAt, ownPath } from '@aulario/frame/navigation/address/languageAddress.ts';
import { languageOfLink } from '@aulario/frame/navigation/address/languageOfLink.ts';
import { withoutAppended } from '@aulario/frame/navigation/address/withoutAppended.ts';
import { restoreTyping } from '@aulario/frame/typing/typingOverReload.ts';
import { homeFrame } from '@aulario/prerender/start/dashboardFiles.ts';
import { awaitLoaderData } from '@aulario/prerender/start/hydrate/awaitLoaderData.ts';
import { takeOverEvent } from '@aulario/prerender/start/hydrate/foreignChanges.ts';
import { giveBackPressed } from '@aulario/prerender/start/hydrate/giveBackPressed.ts';
import { HydrationNotice } from '@aulario/prerender/start/hydrate/HydrationNotice.tsx';
import { holdStyles } from '@aulario/prerender/start/hydrate/holdStyles.ts';
import { hydratedEvent } from '@aulario/prerender/start/hydrate/hydratedEvent.ts';
import { hydratePage } from '@aulario/prerender/start/hydrate/hydratePage.ts';
import { readPageData, readPagePlatforms } from '@aulario/prerender/start/hydrate/readPageData.ts';
import { readyToHydrate } from '@aulario/prerender/start/hydrate/readyToHydrate.ts';
import { replacePage } from '@aulario/prerender/start/hydrate/replacePage.ts';
import { routerInitialized } from '@aulario/prerender/start/hydrate/routerInitialized.ts';
import { tolerateForeignChanges } from '@aulario/prerender/start/hydrate/tolerateForeignChanges.ts';
import { pageAttributes, rootAttributes } from '@aulario/prerender/start/pageAttributes.ts';
import { sessionKnown } from '@aulario/prerender/start/sessionKnown.ts';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';
import { reportUncaught } from './report/createReport.ts';
import { createRoutes } from './routes.tsx';

readPagePlatforms(document);
const services = createServices();
reportUncaught(window, services.report);
tolerateForeignChanges(Node);
giveBackPressed(document.body);

function holdsUnstored(): boolean {
  const { auth, localData } = services;
  const session = auth.getState();
  if (localData.visitor.hasUnstored()) return true;
  return session.status === 'signedIn' && localData.account(session.account.id).hasUnstored();
}

recoverFromFailedChunks(window, () => !holdsUnstored());

/** What a messenger or a sentence has put into a link or behind it is not part of it. */
function correctAddress({ pathname, search, hash }: Location) {
  const written = asWritten(ownPath(pathname) + search + hash);
  const own = written.replace(/^[^#]*/, withoutAppended);
  if (own !== pathname + search + hash) history.replaceState(null, '', own);
}

function initialTexts() {
  const { location } = window;
  const language = languageAt(location.pathname, services.storage, languageOfLink(location));
  // The first language comes with the application; the failure is reported as 'loading code'.
  return loadTexts(language).catch(() => loadTexts(firstLanguage));
}

/**
 * The loader data of the first screen, where the page is that screen, or a home, which brings the data with its
 * courses (showHome.ts); null to load it.
 */
async function firstData(routes: RouteObject[], isScreen: boolean, isFrame: boolean) {
  const data = readPageData(document);
  if (!isScreen && !(isFrame && data)) return null;
  try {
    return await readyToHydrate(routes, window.location, data);
  } catch (error) {
    services.report(error, 'hydration');
    return null;
  }
}

/** The prerendered page waits so long for the courses of its address, in milliseconds. */
const firstAnswerMs = 8000;

/** Resolves when the first screen shows at least as much as the prerendered page. */
async function readyToReplace(root: HTMLElement, router: ReturnType<typeof createBrowserRouter>) {
  const marks = rootAttributes(root);
  const isHome = () => marks.frame === homeFrame;
  await Promise.all([
    // Until then the router would render its fallback.
    routerInitialized(router),
    // The waiting screen replaces the skeleton of the page, but never prerendered courses.
    marks.frame !== undefined && sessionKnown(services.auth, isHome() ? firstAnswerMs : 2000),
  ]);
  // The application's field is disabled while its search runs, and would lose what is typed.
  const hasField = root.querySelector('[role=search] input') !== null;
  if (hasField) await inTime(awaitLoaderData(router.state.loaderData), firstAnswerMs, undefined);
}

async function start() {
  correctAddress(window.location);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  root.addEventListener(hydratedEvent, () => restoreTyping(window), { once: true });
  const [texts] = await Promise.all([initialTexts(), services.opened]);
  const routes = createRoutes(services, texts);
  const { application, frame } = rootAttributes(root);
  /** Whether the page is a screen as the application renders it first. */
  const isScreen = application !== undefined && pageAttributes().outdated === undefined;
  const hydrationData = await firstData(routes, isScreen, frame !== undefined);
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {});
  const isHydrated = isScreen && hydrationData !== null;
  if (root.childElementCount > 0 && !isHydrated) await readyToReplace(root, router);
  const isIntact = root.dispatchEvent(new Event(takeOverEvent, { cancelable: true }));
  // Hydration needs texts in the language of the HTML.
  const isSame = texts.language() === document.documentElement.lang;
  const isReplaced = !isHydrated || !isSame;
  const app = (
    <StrictMode>
      <HydrationNotice root={root} isReplaced={isReplaced} onCommit={holdStyles()}>
        <App router={router} services={services} texts={texts} />
      </HydrationNotice>
    </StrictMode>
  );
  const hydrate = () => hydratePage(root, app, reportError);
  if (isReplaced) replacePage(root, app);
  // In slices, as a page is replaced.
  else if (isIntact) startTransition(hydrate);
  // At once, before a translator changes the page again.
  else flushSync(hydrate);
}

if (pageAttributes().unsupported === undefined) void start();
