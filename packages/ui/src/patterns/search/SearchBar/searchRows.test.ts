import { expect, it } from 'vitest';
import { rowAfter, rowsFor, type SearchSuggest } from './searchRows.ts';

const row = (id: string) => ({ id, parts: [{ text: id, isMarked: false }], kindLabel: 'Tema' });
const rows = ['a', 'b', 'c'].map(row);

it('leads through the rows and, between the last and the first, back to the field', () => {
  const down = [null, 'a', 'b', 'c'].map((id) => rowAfter(rows, id, 1));
  expect(down).toEqual(['a', 'b', 'c', null]);
  const up = [null, 'a', 'b', 'c'].map((id) => rowAfter(rows, id, -1));
  expect(up).toEqual(['c', null, 'a', 'b']);
  expect([rowAfter([], null, 1), rowAfter([], null, -1)]).toEqual([null, null]);
});

it('offers recent searches for no text, and suggestions for some', () => {
  const suggest: SearchSuggest = {
    listLabel: 'Sugerencias',
    suggestions: rows,
    statusText: '',
    onType: () => {},
    onChoose: () => {},
    recent: {
      label: 'Recientes',
      clearLabel: 'Borrar',
      items: [{ id: 'r', text: 'c++' }],
      removeLabel: (text) => text,
      onRemove: () => {},
      onClear: () => {},
    },
  };
  const ids = (of: SearchSuggest | undefined, text: string) =>
    rowsFor(of, text).rows.map(({ id }) => id);
  expect(ids(suggest, '')).toEqual(['r']);
  expect(ids(suggest, 'a')).toEqual(['a', 'b', 'c']);
  expect(ids({ ...suggest, recent: undefined }, '')).toEqual(['a', 'b', 'c']);
  expect(ids(undefined, 'a')).toEqual([]);
});
