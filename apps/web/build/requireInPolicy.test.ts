import { expect, it } from 'vitest';
import { requireInPolicy } from './requireInPolicy.ts';

const policy = `"value": "default-src 'none'; connect-src 'self' https://letters.example; base-uri 'none'"`;

it('lets a build pass without a newsletter, or with one that the policy allows', () => {
  expect(() => requireInPolicy('VITE_NEWSLETTER_URL', undefined, policy)).not.toThrow();
  expect(() =>
    requireInPolicy('VITE_NEWSLETTER_URL', 'https://letters.example/subscribe', policy),
  ).not.toThrow();
});

it('names the origin that is missing in the policy', () => {
  expect(() =>
    requireInPolicy('VITE_NEWSLETTER_URL', 'https://other.example/subscribe', policy),
  ).toThrow('Add https://other.example (of VITE_NEWSLETTER_URL) to connect-src in firebase.json.');
});
