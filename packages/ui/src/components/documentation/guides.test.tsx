/// <reference types="vite/client" />

import { expect, it } from 'vitest';
import * as kit from '../../index.ts';
import * as icons from '../icons/icons.tsx';
import * as menuIcons from '../icons/menuIcons.tsx';
import * as ownIcons from '../icons/ownIcons.tsx';
import { type ShownFiles, testGuides } from './guides.fixture.tsx';

const stories: ShownFiles['stories'] = import.meta.glob('../../**/*.stories.tsx', { eager: true });

testGuides({
  stories,
  sources: import.meta.glob('../../**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  modules: [kit],
});

it('every component that the kit exports has a page, or is named on the page of its whole', () => {
  const shown = new Set<unknown>(
    Object.values(stories).flatMap((file) => [
      file['default']?.component,
      ...Object.values(file['default']?.subcomponents ?? {}),
    ]),
  );
  // One page shows every icon.
  for (const icon of [icons, menuIcons, ownIcons].flatMap(Object.values)) shown.add(icon);
  const components = Object.entries(kit).filter(([name]) => /^[A-Z]/.test(name));
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(([name, part]) => (shown.has(part) ? [] : [name]))).toEqual([]);
});
