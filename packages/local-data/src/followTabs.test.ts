import { expect, it } from 'vitest';
import { followTabs } from './followTabs.ts';

it('names the changed key, everything for a cleared storage or a restored page, until stopped', () => {
  const window = new EventTarget();
  const heard: string[] = [];
  const stop = followTabs(
    window,
    (key) => heard.push(key),
    () => heard.push('everything'),
  );
  const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });
  window.dispatchEvent(storageEvent('cart.1'));
  window.dispatchEvent(storageEvent(null));
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).toEqual(['cart.1', 'everything', 'everything']);
  stop();
  window.dispatchEvent(storageEvent('cart.1'));
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveLength(3);
});
