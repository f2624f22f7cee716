import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchBar, type SearchBarProps } from './SearchBar.tsx';

afterEach(cleanup);

const bar: SearchBarProps = {
  label: 'Buscar cursos',
  placeholder: 'Buscar cursos',
  submitLabel: 'Buscar',
  busyLabel: 'Buscando',
  onSubmit: () => {},
};

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar cursos' });

it('passes on what was typed, as typed', async () => {
  const onSubmit = vi.fn();
  render(<SearchBar {...bar} onSubmit={onSubmit} />);
  await userEvent.type(field(), ' c++ {Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith(' c++ ');
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(onSubmit).toHaveBeenLastCalledWith('');
});

it('tells when the field receives the focus, so that suggestions can be prepared', async () => {
  const onFocus = vi.fn();
  const suggest = { listLabel: 'Sugerencias', suggestions: [], statusText: '' };
  const handlers = { onFocus, onType: vi.fn(), onChoose: vi.fn() };
  render(<SearchBar {...bar} suggest={{ ...suggest, ...handlers }} />);
  await userEvent.type(screen.getByRole('combobox'), 'py');
  expect(onFocus).toHaveBeenCalledOnce();
});

it('is a search landmark, unless its text makes something else', () => {
  const { rerender } = render(<SearchBar {...bar} />);
  expect(screen.queryByRole('search')).not.toBeNull();
  rerender(<SearchBar {...bar} isSearch={false} />);
  expect(screen.queryByRole('search')).toBeNull();
});

it('searches for nothing while a search runs', async () => {
  const onSubmit = vi.fn();
  render(<SearchBar {...bar} isBusy searchedText="python" onSubmit={onSubmit} />);
  expect(field().readOnly).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Buscando' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('follows the text searched for, but not every rendering', async () => {
  const { rerender } = render(<SearchBar {...bar} searchedText="python" />);
  expect(field().value).toBe('python');
  await userEvent.type(field(), ' web');
  rerender(<SearchBar {...bar} searchedText="python" />);
  expect(field().value).toBe('python web');
  rerender(<SearchBar {...bar} searchedText="c++" />);
  expect(field().value).toBe('c++');
});

it('keeps what is typed while its own submission is on the way back', async () => {
  const { rerender } = render(<SearchBar {...bar} />);
  await userEvent.type(field(), 'python{Enter} web');
  rerender(<SearchBar {...bar} searchedText="python" />);
  expect(field().value).toBe('python web');
  for (const searchedText of ['', 'python']) {
    rerender(<SearchBar {...bar} searchedText={searchedText} />);
    expect(field().value).toBe(searchedText);
  }
});

function Searching() {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <SearchBar {...bar} isBusy={isBusy} onSubmit={() => setBusy(true)} />
      <button type="button" onClick={() => setBusy(false)}>
        Terminar
      </button>
    </>
  );
}

const finish = () => userEvent.click(screen.getByRole('button', { name: 'Terminar' }));

it('keeps the focus and its text while a search runs', async () => {
  render(<Searching />);
  await userEvent.type(field(), 'python{Enter}');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('x{Escape}');
  expect(field().value).toBe('python');
  screen.getByRole('button', { name: 'Terminar' }).click();
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
});

it('leaves the focus alone when it has gone elsewhere', async () => {
  render(<Searching />);
  await userEvent.type(field(), 'python{Enter}');
  field().blur();
  await finish();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Terminar' }));
});

it('does not take the focus when the search was started from its button', async () => {
  render(<Searching />);
  const button = screen.getByRole('button', { name: 'Buscar' });
  await userEvent.click(button);
  await finish();
  expect(document.activeElement).not.toBe(field());
});

const rowsOf = (...names: string[]) =>
  names.map((name, place) => ({
    id: `row${place}`,
    parts: [{ text: name, isMarked: false }],
    kindLabel: '',
  }));

const suggesting = (names: readonly string[], onChoose = vi.fn()) => ({
  listLabel: 'Sugerencias',
  suggestions: rowsOf(...names),
  statusText: '',
  onType: vi.fn(),
  onChoose,
});

it('moves no row under the pointer or the active one: late rows wait for the next letter', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn();
  const { rerender } = render(
    <SearchBar {...bar} suggest={suggesting(['uno', 'dos'], onChoose)} />,
  );
  const combobox = screen.getByRole<HTMLInputElement>('combobox');
  await user.type(combobox, 'u');
  const pressed = screen.getByRole('option', { name: 'dos' });
  await user.pointer({ keys: '[MouseLeft>]', target: pressed });
  const late = suggesting(['tres', 'cuatro'], onChoose);
  rerender(<SearchBar {...bar} suggest={late} />);
  await user.pointer({ keys: '[/MouseLeft]', target: pressed });
  expect(onChoose).toHaveBeenLastCalledWith('row1', 'dos');
  expect(combobox.value).toBe('dos');
  await user.type(combobox, 'x');
  expect(screen.getAllByRole('option').map((row) => row.textContent.trim())).toEqual([
    'tres',
    'cuatro',
  ]);
  await user.keyboard('{ArrowDown}');
  rerender(<SearchBar {...bar} suggest={suggesting(['cinco'], onChoose)} />);
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith('row0', 'tres');
});

it('opens no list while a search runs, and afterwards the one that was asked for meanwhile', async () => {
  const props = { ...bar, searchedText: 'u', suggest: suggesting(['uno']) };
  const { rerender } = render(<SearchBar {...props} isBusy />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.queryByRole('option')).toBeNull();
  rerender(<SearchBar {...props} />);
  expect(screen.getByRole('option', { name: 'uno' })).not.toBeNull();
});

function Remembering({ onChoose }: { onChoose: (id: string, text: string) => void }) {
  const [texts, setTexts] = useState(['python', 'c++', 'yoga']);
  const recent = {
    label: 'Búsquedas recientes',
    clearLabel: 'Borrarlas',
    items: texts.map((text, place) => ({ id: `recent${place}`, text })),
    removeLabel: (text: string) => `Borrar «${text}»`,
    onRemove: (removed: string) => setTexts(texts.filter((text) => text !== removed)),
    onClear: () => setTexts([]),
  };
  return <SearchBar {...bar} suggest={{ ...suggesting([]), onChoose, recent }} />;
}

const shownRows = () => screen.queryAllByRole('option').map((row) => row.textContent.trim());

it('removes one of the recent searches, by pointer and by keyboard, and goes on with the others', async () => {
  const onChoose = vi.fn();
  render(<Remembering onChoose={onChoose} />);
  const combobox = screen.getByRole('combobox');
  await userEvent.click(combobox);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar «c++»' }));
  expect(shownRows()).toEqual(['python', 'yoga']);
  expect(document.activeElement).toBe(combobox);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Borrar «python»');
  await userEvent.keyboard('{Enter}');
  expect(shownRows()).toEqual(['yoga']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Borrar «yoga»');
  await userEvent.keyboard(' ');
  expect(shownRows()).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(combobox);
  expect(onChoose).not.toHaveBeenCalled();
});
