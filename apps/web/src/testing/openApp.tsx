import { createMemoryAuthService } from '@aulario/auth/testing';
import { createMemoryCatalogue } from '@aulario/course-data';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { createRoutes } from '../app/routes.tsx';
import { readLanguage } from '../features/language/language.ts';
import { loadMessages } from '../features/language/messages.ts';
import { createMemoryStorage } from '../features/services/openStorage.ts';
import type { Services } from '../features/services/Services.tsx';
import { createChest } from '../features/things/chest.ts';
import { keepThings } from '../features/things/keepThings.ts';
import { signedOut } from './lucia.ts';

/** Services that reach nothing outside the page. Signed out, without courses. */
export function memoryServices(overrides: Partial<Services> = {}): Services {
  const services: Services = {
    auth: createMemoryAuthService({ state: signedOut }),
    catalogue: createMemoryCatalogue([]),
    storage: createMemoryStorage(),
    offline: { keep: () => undefined, forget: () => undefined },
    askGoogle: null,
    newsletter: null,
    issuesUrl: null,
    ...overrides,
  };
  const chest = createChest(services.storage, createMemoryStorage(), services.offline);
  services.auth = keepThings(services.auth, chest);
  return services;
}

/** The whole application around the given services, opened at an address, ready to be rendered. */
export async function openApp(path: string, services: Services) {
  const language = readLanguage(services.storage);
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [path] });
  const messages = await loadMessages[language]();
  const app = <App router={router} services={services} language={language} messages={messages} />;
  return { app, router };
}
