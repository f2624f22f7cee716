import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readEnv } from './env.ts';

afterEach(() => vi.unstubAllEnvs());

function stubFirebase() {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'demo.firebaseapp.com');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo');
}

it('reads what the deployer has set', () => {
  stubFirebase();
  vi.stubEnv('VITE_NEWSLETTER_URL', 'https://letters.example/subscribe');
  vi.stubEnv('VITE_OUTGOING_LINKS', '{"udemy":"https://go.example/?u={url}"}');
  expect(readEnv()).toEqual({
    firebase: {
      apiKey: 'key',
      authDomain: 'demo.firebaseapp.com',
      projectId: 'demo',
      appId: undefined,
    },
    firestore: { apiKey: 'key', projectId: 'demo', origin: undefined },
    typesense: null,
    googleClientId: '',
    newsletterUrl: 'https://letters.example/subscribe',
    proposals: { url: '', email: '', issuesUrl: '' },
    outgoing: { udemy: 'https://go.example/?u={url}' },
    countsUrl: '',
    reportUrl: '',
  });
});

it('asks a search engine only where its address and its key are set', () => {
  stubFirebase();
  vi.stubEnv('VITE_TYPESENSE_URL', 'https://search.example');
  expect(readEnv().typesense).toBeNull();
  vi.stubEnv('VITE_TYPESENSE_SEARCH_KEY', 'search-only');
  expect(readEnv().typesense).toEqual({ url: 'https://search.example', searchKey: 'search-only' });
});

it('names the variable that is missing', () => {
  stubFirebase();
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', '');
  expect(() => readEnv()).toThrow('VITE_FIREBASE_PROJECT_ID');
});

it('takes each variable by its name: taken as a whole, limits of the build would be in the application', () => {
  const code = readFileSync(join(import.meta.dirname, 'env.ts'), 'utf8');
  expect(code.match(/import\.meta\.env\b(?!\.VITE_)/g)).toBeNull();
});
