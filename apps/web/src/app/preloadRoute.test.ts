// @vitest-environment jsdom

import { afterEach, expect, it, vi } from 'vitest';
import { preloadRoute } from './preloadRoute.ts';

const chunks = {
  '/dashboard': ['/assets/dashboard-1.js', '/assets/shared-1.js'],
  '/dashboard/home': ['/assets/catalogue-1.js', '/assets/shared-1.js'],
  '#es': ['/assets/es-1.js'],
  '#en': ['/assets/en-1.js'],
};

function preloadedAt(pathname: string, text = JSON.stringify(chunks)) {
  vi.stubGlobal('location', { pathname });
  const data = Object.assign(document.createElement('script'), { id: 'route-chunks' });
  data.type = 'application/json';
  data.textContent = text;
  document.head.replaceChildren(data);
  preloadRoute();
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('asks for what the page will need, each once, and for the manifest of a catalogue', () => {
  expect(preloadedAt('/dashboard/home')).toEqual([
    '/assets/dashboard-1.js',
    '/assets/shared-1.js',
    '/assets/catalogue-1.js',
    '/assets/es-1.js',
    '/catalogue/manifest.json',
  ]);
});

it('asks for the texts of the language that was chosen', () => {
  localStorage.setItem('language', 'en');
  expect(preloadedAt('/dashboard/profile')).toContain('/assets/en-1.js');
});

it('asks for nothing elsewhere, nor where the page names nothing', () => {
  expect(preloadedAt('/login')).toEqual([]);
  expect(preloadedAt('/dashboard/home', '{}')).toEqual([]);
});
