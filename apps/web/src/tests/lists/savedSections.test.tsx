import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

it.each([
  ['/lists', 'Lo que guardas y lo tuyo', 'Guardados'],
  ['/en/lists', 'What you save and what is yours', 'Saved'],
  ['/plan', 'Lo que guardas y lo tuyo', 'Plan'],
  ['/en/plan', 'What you save and what is yours', 'Plan'],
])('marks in %s, among %s, that %s is shown', async (address, sections, label) => {
  await renderApp(address);
  // Wide screens, as here, hide it, and what is hidden has no role.
  const current = () => document.querySelectorAll(`nav[aria-label="${sections}"] [aria-current]`);
  await waitFor(() =>
    expect([...current()].map(({ textContent }) => textContent)).toEqual([label]),
  );
});
