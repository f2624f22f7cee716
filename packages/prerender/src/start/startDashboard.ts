import './recovery/bootRecovery.ts';
import { readDashboardFiles } from './dashboardFiles.ts';
import { pageAttributes } from './pageAttributes.ts';
import { preloadRoute } from './preloadRoute.ts';
import { recoverPage } from './recovery/recoverPage.ts';
import { requestHome } from './showHome.ts';
import './startTheme.ts';

// Inlined in the dashboard's page. The prerendered home is requested before the application's code,
// which is many times as large and would share the line with it.

const load = (script: string) =>
  import(/* @vite-ignore */ script).catch((error: unknown) => recoverPage(String(error)));

function loadApplication() {
  if (pageAttributes().unsupported !== undefined) return;
  const { accounts, application } = readDashboardFiles();
  preloadRoute({ withEntry: true });
  void load(accounts);
  // It renders into an element of the page.
  if (document.readyState !== 'loading') void load(application);
  else document.addEventListener('DOMContentLoaded', () => load(application));
}

void requestHome().then(loadApplication);
