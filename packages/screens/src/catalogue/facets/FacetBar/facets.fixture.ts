import type { Facet, FacetMenu } from './FacetMenu.tsx';
import type { FacetOption } from './FacetOptions.tsx';

const chosenAmong = (options: Facet['options']): Pick<Facet, 'options' | 'chosenLabel'> => {
  const chosen = options.filter(({ isChosen }) => isChosen).length;
  return { options, chosenLabel: chosen === 1 ? '1 elegido' : `${chosen} elegidos` };
};

const facet = (
  id: string,
  label: string,
  options: readonly (readonly [label: string, count: number, isChosen?: boolean])[],
): Facet => {
  const rows = options.map(([name, count, isChosen = false]) => ({
    value: name,
    label: name,
    count,
    isChosen,
  }));
  return { id, label, ...chosenAmong(rows) };
};

/** The catalogue's facets with some selected values. */
export const storyFacets: readonly Facet[] = [
  facet('platform', 'Plataforma', [
    ['Coursera', 1204],
    ['edX', 318],
    ['Udemy', 12480],
  ]),
  facet('language', 'Idioma', [
    ['Español', 3120, true],
    ['English', 9870, true],
    ['Português', 412],
    ['Sin dato', 37],
  ]),
  facet('level', 'Nivel', [
    ['Principiante', 5210],
    ['Intermedio', 1873],
    ['Avanzado', 0],
    ['Sin dato', 906],
  ]),
  facet('priceRange', 'Precio', [
    ['Gratis', 640, true],
    ['Hasta 20 US$', 8120],
    ['De 20 a 50 US$', 2013],
    ['Más de 50 US$', 88],
    ['Sin dato', 1204],
  ]),
  facet('duration', 'Duración', [
    ['Hasta 2 horas', 410],
    ['De 2 a 6 horas', 2212],
    ['De 6 a 17 horas', 1933],
    ['Más de 17 horas', 0],
    ['Sin dato', 640],
  ]),
  facet('certificate', 'Certificado', [
    ['Gratis', 12],
    ['De pago', 810],
  ]),
];

/** The facets in the catalogue's five groups. */
export const storyMenus = (facets: readonly Facet[]): readonly FacetMenu[] => {
  const named = (...ids: readonly string[]) => facets.filter(({ id }) => ids.includes(id));
  return [
    { id: 'level', label: 'Nivel', facets: named('level') },
    { id: 'language', label: 'Idioma', facets: named('language') },
    { id: 'cost', label: 'Costo', facets: named('priceRange') },
    { id: 'time', label: 'Tiempo', facets: named('duration') },
    { id: 'more', label: 'Más', facets: named('platform', 'certificate') },
  ];
};

/** One menu for each facet. */
export const menuPerFacet = (facets: readonly Facet[]): readonly FacetMenu[] =>
  facets.map((each) => ({ id: each.id, label: each.label, facets: [each] }));

/** The facets with changed options. */
export const withOptions = (
  facets: readonly Facet[],
  change: (option: FacetOption, facet: Facet) => FacetOption,
): readonly Facet[] =>
  facets.map((each) => ({
    ...each,
    ...chosenAmong(each.options.map((option) => change(option, each))),
  }));

/** The menus after one value was toggled. */
export const toggled = (
  menus: readonly FacetMenu[],
  [facetId, value, isChosen]: readonly [string, string, boolean],
): readonly FacetMenu[] =>
  menus.map((menu) => ({
    ...menu,
    facets: withOptions(menu.facets, (option, { id }) =>
      id === facetId && option.value === value ? { ...option, isChosen } : option,
    ),
  }));
