import { expect, it } from 'vitest';
import { requireVariables } from './requiredVariables.ts';

const all = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo',
};

it('is content with what a sign-in needs', () => {
  expect(() => requireVariables(all)).not.toThrow();
});

it.each(Object.keys(all))('names %s when it is missing or empty', (name) => {
  expect(() => requireVariables({ ...all, [name]: undefined })).toThrow(name);
  expect(() => requireVariables({ ...all, [name]: '' })).toThrow(name);
});

it('names all that are missing at once, and only them', () => {
  expect(() => requireVariables({ VITE_FIREBASE_API_KEY: 'key' })).toThrow(
    'Set VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID in',
  );
});
