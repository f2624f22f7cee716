import { SortSelect } from '@aulario/ui';
import { useReducer } from 'react';
import { fn } from 'storybook/test';
import { FacetBar, type FacetBarProps } from './FacetBar.tsx';
import { storyFacets, storyMenus, toggled } from './facets.fixture.ts';

const sort = (
  <SortSelect
    label="Orden"
    value="relevance"
    options={[
      { value: 'relevance', label: 'Relevancia' },
      { value: 'newest', label: 'Más recientes' },
    ]}
    onChange={fn()}
  />
);

/** A bar with selected values. */
export const facetBarArgs: FacetBarProps = {
  label: 'Filtros',
  count: '120 cursos',
  menus: storyMenus(storyFacets),
  formatCount: (count: number) => count.toLocaleString('es'),
  countLabel: (count: number) => `${count.toLocaleString('es')} cursos`,
  restLabel: (count: number) => `${count} más`,
  onToggle: fn(),
  sheet: {
    menus: storyMenus(storyFacets),
    openLabel: 'Filtros',
    chosenLabel: '3 elegidos',
    title: 'Filtros',
    closeLabel: 'Cerrar los filtros',
    showLabel: 'Ver 120 cursos',
    clear: { label: 'Quitar filtros', onClear: fn() },
  },
  children: sort,
};

/** The same bar with state. */
export function RememberingFacetBar({ onToggle, ...args }: FacetBarProps) {
  const [menus, toggle] = useReducer(toggled, args.menus);
  return (
    <FacetBar
      {...args}
      menus={menus}
      sheet={{ ...args.sheet, menus }}
      onToggle={(...change) => {
        onToggle(...change);
        toggle(change);
      }}
    />
  );
}
RememberingFacetBar.displayName = 'FacetBar';
