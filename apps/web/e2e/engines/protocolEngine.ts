import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { AbsentServer } from './absentServer.ts';
import type { Engine, Tab } from './engine.ts';
import type { Browser, Point, ProtocolTab } from './protocol.ts';

/** Neither protocol finds anything by role or label: this library does, in the page. */
const library = readFileSync(
  join(
    createRequire(import.meta.url).resolve('@testing-library/dom/package.json'),
    '../dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** What `take` makes of the visible elements that a query of the library finds. */
const finding = (query: string, what: string, take: string) => `(() => {
  if (globalThis.TestingLibraryDom === undefined) { ${library} }
  const found = TestingLibraryDom.${query}(document.body, ${what})
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return ${take};
})()`;

const byRole = (role: string, name: RegExp | undefined, take: string) =>
  finding('queryAllByRole', `'${role}', { name: ${name} }`, take);

/** The middle of an element, once it stands still in the window; else null. */
const middle = (place: number) => `(async () => {
  const element = found[${place}];
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => element.getBoundingClientRect();
  const before = place();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { x, y, width, height } = place();
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(point.x, point.y);
  const label = element.labels?.[0] ?? element;
  const isHit = element.contains(top) || label.contains(top);
  return isHit && before.y === y ? point : null;
})()`;

function tabOf(tab: ProtocolTab, origin: string): Tab {
  const evaluate = async <T>(expression: string): Promise<T> =>
    JSON.parse(await tab.run(expression));
  const pressAt = ({ x, y }: Point) => {
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const actions = [{ type: 'pointerMove', x, y }, ...press];
    return tab.act([{ type: 'pointer', id: 'mouse', actions }]);
  };
  const pressMiddle = async (find: string, what: string) => {
    let point: Point | null = null;
    await expect
      .poll(async () => (point = await evaluate<Point | null>(find)), { message: what })
      .not.toBeNull();
    if (point !== null) await pressAt(point);
  };
  return {
    evaluate,
    go: (path) => tab.open(origin + path),
    address: () => evaluate('location.pathname + location.search'),
    widen: (width) => tab.widen(width),
    back: () => tab.traverse(-1),
    forward: () => tab.traverse(1),
    press: (role, name, place = 0) =>
      pressMiddle(byRole(role, name, middle(place)), `${role} ${name} can be pressed`),
    pressCorner: () => pressAt({ x: 4, y: 4 }),
    async type(label, text) {
      await pressMiddle(finding('queryAllByLabelText', `${label}`, middle(0)), `field ${label}`);
      const actions = [...text].flatMap((value) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      );
      await tab.act([{ type: 'key', id: 'keyboard', actions }]);
    },
    texts: (role, name) => evaluate(byRole(role, name, 'found.map(({ innerText }) => innerText)')),
    says: (text) => evaluate(finding('queryAllByText', `${text}`, 'found.length > 0')),
  };
}

/** A browser that a protocol of the W3C drives. */
export const protocolEngine = (browser: Browser, server: AbsentServer): Engine => ({
  open: async () => tabOf(await browser.openTab(), server.origin),
  // Neither driver takes the network away from a service worker.
  setOffline: async (isOffline) => {
    server.isAbsent = isOffline;
  },
});
