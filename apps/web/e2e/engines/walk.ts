import { expect, test } from '@playwright/test';
import { hasWholeCopy } from '../states/wholeCopy.ts';
import { newAddress, password } from '../visitor.ts';
import type { Engine, Tab } from './engine.ts';

const { step } = test;

const addressOf = (tab: Tab) => expect.poll(() => tab.address());
const textsOf = (tab: Tab, ...element: Parameters<Tab['texts']>) =>
  expect.poll(() => tab.texts(...element));
const says = (tab: Tab, text: RegExp) => expect.poll(() => tab.says(text)).toBe(true);

const details = ['link', /^Detalles/] as const;
const inCart = ['button', /^Quitar del carrito/] as const;

/** The number of courses that the line over the results says. */
async function countFound(tab: Tab): Promise<number> {
  const lines = await tab.texts('status');
  return lines.flatMap((line) => /^(\d+) cursos?\b/.exec(line)?.[1] ?? []).map(Number)[0] ?? 0;
}

/** What a reader does with the product from beginning to end; the same in every engine. */
export async function walk({ open, setOffline }: Engine): Promise<void> {
  const tab = await open();
  let found = 0;

  await step('sign up', async () => {
    await tab.go('/signup');
    await tab.type(/^Correo electrónico/, newAddress());
    await tab.type(/^Contraseña$/, password);
    await tab.press('button', /^Crear cuenta$/);
    await addressOf(tab).toBe('/dashboard/home');
    await textsOf(tab, ...details).toHaveLength(12);
  });

  await step('search', async () => {
    await tab.type(/^Buscar cursos$/, 'pyton');
    await tab.press('button', /^Buscar$/);
    await addressOf(tab).toBe('/dashboard/home?q=pyton');
    await says(tab, /^Mostramos resultados/);
    await expect.poll(() => countFound(tab)).toBeGreaterThan(3);
    found = await countFound(tab);
  });

  await step('filter', async () => {
    await tab.press('button', /^Nivel/);
    await tab.press('checkbox', /^Principiante/);
    await addressOf(tab).toBe('/dashboard/home?q=pyton&level=beginner');
    // While the results load, nothing is counted.
    const isFewer = (count: number) => count > 2 && count < found;
    await expect.poll(async () => isFewer(await countFound(tab))).toBe(true);
    found = await countFound(tab);
    await tab.pressCorner();
  });

  await step('a wider window, and back', async () => {
    await tab.widen(1500);
    await textsOf(tab, 'button', /^Nivel/).toHaveLength(0);
    await tab.widen(1280);
    await textsOf(tab, 'button', /^Nivel/).toHaveLength(1);
  });

  await step('quick view, closed by a press outside', async () => {
    await tab.press(...details);
    await textsOf(tab, 'dialog').toHaveLength(1);
    await addressOf(tab).toContain('course=');
    await tab.pressCorner();
    await textsOf(tab, 'dialog').toHaveLength(0);
    await addressOf(tab).toBe('/dashboard/home?q=pyton&level=beginner');
  });

  await step('put three cards into the cart', async () => {
    for (const count of [1, 2, 3]) {
      await tab.press('button', /^Agregar al carrito/);
      await textsOf(tab, ...inCart).toHaveLength(count);
    }
  });

  await step('compare two', async () => {
    for (const place of [0, 1]) await tab.press('button', /^Comparar:/, place);
    await tab.press('link', /^Comparar 2/);
    await textsOf(tab, 'heading', /^(Primero|Empatan)/).toHaveLength(1);
  });

  await step('back and forward', async () => {
    await tab.back();
    await addressOf(tab).toBe('/dashboard/home?q=pyton&level=beginner');
    await textsOf(tab, ...details).toHaveLength(found);
    await tab.forward();
    await textsOf(tab, 'heading', /^(Primero|Empatan)/).toHaveLength(1);
  });

  await step('cart', async () => {
    await tab.press('link', /^Carrito/);
    await textsOf(tab, 'heading', /^Carrito de compras$/).toHaveLength(1);
    await textsOf(tab, ...inCart).toHaveLength(3);
  });

  const second = await open();
  await step('two tabs', async () => {
    await second.go('/dashboard/cart');
    await second.press(...inCart);
    await textsOf(tab, ...inCart).toHaveLength(2);
    await second.press('button', /^Deshacer$/);
    await textsOf(tab, ...inCart).toHaveLength(3);
  });

  await step('check out', async () => {
    await second.press('link', /^Check out$/);
    await says(second, /^Ninguno de los 3 es tuyo todavía/);
    await textsOf(second, 'link', /^Abrir en/).toHaveLength(3);
    await second.press('checkbox', /./);
    await says(second, /^1 de 3 es tuyo/);
  });

  await step('plan', async () => {
    await tab.go('/dashboard/plan');
    await says(tab, /^Terminas/);
  });

  await step('without a network', async () => {
    await expect.poll(() => tab.evaluate(hasWholeCopy), { timeout: 60_000 }).toBe(true);
    await setOffline(true);
    await tab.go('/dashboard/plan');
    await says(tab, /^Terminas/);
    await tab.go('/dashboard/home?q=pyton&level=beginner');
    await textsOf(tab, ...details).toHaveLength(found);
    await setOffline(false);
  });

  await step('sign out, in both tabs', async () => {
    await tab.press('button', /^Cerrar sesión$/);
    await addressOf(tab).toContain('/login');
    await addressOf(second).toContain('/login');
  });
}
