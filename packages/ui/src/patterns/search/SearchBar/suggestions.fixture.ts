import { fn } from 'storybook/test';
import type { SearchSuggest, SearchSuggestion } from './searchRows.ts';

/** A suggestion that begins with the typed text. */
export const suggestion = (
  id: string,
  text: string,
  typed: number,
  kindLabel: string,
  lang?: string,
) => ({
  id,
  parts: [
    { text: text.slice(0, typed), isMarked: true },
    { text: text.slice(typed), isMarked: false },
  ],
  kindLabel,
  lang,
});

/** Suggestions for 'pyth'. */
export const suggestions: readonly SearchSuggestion[] = [
  suggestion('s1', 'python', 4, 'Tema'),
  suggestion('s2', 'python para ciencia de datos', 4, 'Tema'),
  suggestion('c1', 'Python: aprender a programar', 4, 'Curso'),
  suggestion('c2', 'Python for Everybody', 4, 'Curso', 'en'),
  suggestion('i1', 'Pythia Valverde', 4, 'Profesora'),
];

export const suggest: SearchSuggest = {
  listLabel: 'Sugerencias',
  suggestions,
  statusText: '5 sugerencias',
  onType: fn(),
  onChoose: fn(),
  recent: {
    label: 'Búsquedas recientes',
    clearLabel: 'Borrarlas',
    items: [
      { id: 'r1', text: 'fotografía de paisaje' },
      { id: 'r2', text: 'c++' },
    ],
    removeLabel: (text) => `Borrar «${text}»`,
    onRemove: fn(),
    onClear: fn(),
  },
};
