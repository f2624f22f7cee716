import { createMemoryAuthService } from '@aulario/auth/testing';
import { createMemoryCatalogue } from '@aulario/course-data';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { createRoutes } from '../app/routes.tsx';
import { readLanguage } from '../features/language/language.ts';
import { loadMessages } from '../features/language/messages.ts';
import type { Services } from '../features/services/Services.tsx';

export const lucia = {
  id: 'lucia',
  email: 'lucia@example.com',
  displayName: 'Lucía',
  photoUrl: '',
  isEmailVerified: true,
} as const;

export const signedIn = { status: 'signedIn', account: lucia } as const;
export const signedOut = { status: 'signedOut' } as const;

/** The whole application in memory, opened at an address. Signed out, without courses. */
export async function renderApp(path: string, overrides: Partial<Services> = {}) {
  const services: Services = {
    auth: createMemoryAuthService({ state: signedOut }),
    catalogue: createMemoryCatalogue([]),
    storage: localStorage,
    newsletter: null,
    issuesUrl: null,
    ...overrides,
  };
  const language = readLanguage(services.storage);
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [path] });
  const messages = await loadMessages[language]();
  const view = render(
    <App router={router} services={services} language={language} messages={messages} />,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, address, services, user: userEvent.setup() };
}

/** The application of somebody who is signed in. */
export const renderSignedIn = (path: string, overrides: Partial<Services> = {}) =>
  renderApp(path, { auth: createMemoryAuthService({ state: signedIn }), ...overrides });
