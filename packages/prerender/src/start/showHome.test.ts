// @vitest-environment jsdom
import { tokenKey } from '@aulario/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { dashboardFilesId, homeId, homeKey } from './dashboardFiles.ts';
import { requestHome } from './showHome.ts';

const key = homeKey(null, 'es');
const files = { embedded: key, screens: { [key]: '' }, accounts: '', application: '' };
const control = '<button type="submit">Buscar</button>';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

it('finishes a press that the application interrupts', async () => {
  history.replaceState(null, '', '/dashboard/home');
  localStorage.setItem(tokenKey, 'a token');
  document.body.innerHTML =
    `<script type="application/json" id="${dashboardFilesId}">${JSON.stringify(files)}</script>` +
    `<div id="root" data-frame=""></div><template id="${homeId}">${control}</template>`;
  await requestHome();
  const root = document.getElementById('root');
  const shown = root?.querySelector('button');
  expect(shown?.textContent).toBe('Buscar');
  shown?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  root?.replaceChildren();
  root?.insertAdjacentHTML('beforeend', control);
  const onClick = vi.fn();
  const next = root?.querySelector('button');
  next?.addEventListener('click', onClick);
  next?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  expect(onClick).toHaveBeenCalledOnce();
});
