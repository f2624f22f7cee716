import './recovery/bootRecovery.ts';
import { readDashboardFiles } from './dashboardFiles.ts';
import { pageParsed } from './fetchPiece.ts';
import { pageAttributes } from './pageAttributes.ts';
import { preloadEntry, preloadRoute } from './preloadRoute.ts';
import { recoverPage } from './recovery/recoverPage.ts';
import { requestHome } from './showHome.ts';
import './startTheme.ts';

// Inlined in the dashboard's page. A prerendered home that is a file of its own is requested before the
// application's code, which is many times as large and would share the line with it.

const load = (script: string) =>
  import(/* @vite-ignore */ script).catch((error: unknown) => recoverPage(String(error)));

async function loadApplication() {
  const hasHome = await requestHome();
  if (pageAttributes().unsupported !== undefined) return;
  const { accounts, application } = readDashboardFiles();
  // First what confirms the session: it asks the provider while all else loads. Then the processor has time for
  // the first format of the page, which takes as long as a twelfth of the application's first render.
  void load(accounts).then(() => new Intl.NumberFormat(document.documentElement.lang));
  preloadEntry();
  // The fonts of the home, which the page's end requests, come before the screen's code.
  if (hasHome) await pageParsed();
  preloadRoute({ hasCourses: hasHome });
  // It renders into an element of the page.
  await pageParsed();
  void load(application);
}

void loadApplication();
