import { createMemoryAuthService } from '@aulario/auth/testing';
import type { Services } from '@aulario/frame/services/Services.tsx';
import { routerInitialized } from '@aulario/prerender/start/hydrate/routerInitialized.ts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryServices, openApp } from './openApp.tsx';
import { signedIn } from './testAccount.ts';

/** The application in memory, rendered at an address; it stores in jsdom's localStorage. */
export async function renderApp(path: string, overrides: Partial<Services> = {}) {
  const services = memoryServices({ storage: localStorage, ...overrides });
  const { app, router } = await openApp(path, services);
  await routerInitialized(router);
  // React reports an error that it recovered from as uncaught; a test reads what the screen shows.
  const view = render(app, { onRecoverableError: () => undefined });
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, address, services, user: userEvent.setup() };
}

/** The application of a signed-in user. */
export const renderSignedIn = (path: string, overrides: Partial<Services> = {}) =>
  renderApp(path, { auth: createMemoryAuthService({ state: signedIn }), ...overrides });
