import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { withMinHeight } from '../withMinHeight.fixture.tsx';
import { SearchBar, type SearchBarProps } from './SearchBar.tsx';
import type { SearchSuggest, SearchSuggestion } from './searchRows.ts';
import { suggest, suggestion, suggestions } from './suggestions.fixture.ts';

/** A search bar with suggestions. */
const suggestArgs: SearchBarProps & { suggest: SearchSuggest } = {
  label: 'Buscar cursos',
  placeholder: 'Buscar cursos',
  submitLabel: 'Buscar',
  busyLabel: 'Buscando',
  hasShortcut: true,
  onSubmit: fn(),
  suggest,
};

/** The combobox of a story. */
const fieldIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');

const meta = {
  tags: [
    'autocomplete',
    'typeahead',
    'combobox',
    'shortcut',
    'sugerencias',
    'autocompletar',
    'atajo',
  ],
  title: 'SearchBar/Suggestions',
  id: 'patterns-searchbarsuggest',
  component: SearchBar,
  args: suggestArgs,
  decorators: [withMinHeight(360)],
  parameters: guided({
    anatomy: [
      ['Field', 'keeps the focus while the list is used', 'input'],
      ['Shortcut', 'the key /, while the field is empty and has no focus', 'kbd'],
      ['List', 'below the field, as wide as field and button'],
      ['Head', 'over earlier searches only: what they are, and a button that forgets them'],
      ['Remove', 'beside an earlier search: a button that forgets it alone'],
      ['Row', 'what is suggested, the typed letters marked, and its kind'],
    ],
    keys: [
      ['/', 'Moves the focus to the field, where hasShortcut is set'],
      ['Arrow down, up', 'Open the list and move through it, and back to the text'],
      ['Home, End', 'First and last suggestion, while one is active'],
      ['Enter', 'Takes the active suggestion; searches where none is active'],
      ['Escape', 'Closes the list; pressed once more, empties the field'],
      [
        'Tab',
        'Leaves the field and closes the list; over earlier searches it reaches their buttons',
      ],
    ],
    spoken: [
      ['Field', 'A combobox named by its label, “expanded” while the list is open'],
      ['List', 'A listbox with its label; role status says how many suggestions there are'],
      [
        'Row',
        'An option: its words and its kind, “selected” while it is active; the focus stays in the field',
      ],
    ],
    dos: [
      'Answer onType when you can: a list that comes late opens by itself.',
      'Mark what was typed, and say of each row what kind of thing it is and how many courses it has.',
      'Give a search of the reader’s own its sign (isRecent).',
    ],
    donts: [
      'Suggest more than eight rows; nobody reads them.',
      'Make the first row active by itself: Enter searches for the text.',
    ],
    changes: [
      ['2026-11-29', 'Each earlier search has a button that removes it.'],
      ['2026-11-29', 'Late rows wait while a row is active; own searches among the suggestions.'],
      ['2026-11-23', 'Keyboard and suggestions share a page.'],
    ],
  }),
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/**
 * While typing, the list opens and its length is announced; no row is active, so Enter searches for
 * the text.
 */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await userEvent.type(field, 'pyth');
    await expect(args.suggest?.onType).toHaveBeenLastCalledWith('pyth');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('5 sugerencias');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  },
};

/** Pressing an empty field offers recent searches, and buttons that remove all or one of them. */
export const Recent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(fieldIn(canvasElement));
    await expect(canvas.getByRole('listbox', { name: 'Búsquedas recientes' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.suggest?.recent?.onClear).toHaveBeenCalledOnce();
    await expect(fieldIn(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Borrar «fotografía de paisaje»' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.suggest?.recent?.onRemove).toHaveBeenCalledWith('fotografía de paisaje');
  },
};

export const LongText: Story = {
  args: {
    suggest: {
      ...suggest,
      suggestions: [
        suggestion('l1', 'gestión de contenidos digitales y marketing turístico', 7, 'Tema'),
        suggestion('l2', 'Gestióndedocumentoselectrónicosinterinstitucionales', 7, 'Curso'),
      ],
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'gestión{ArrowDown}');
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(fieldIn(canvasElement), 'pyth');
    await userEvent.click(canvas.getByRole('option', { name: /ciencia de datos/ }));
    await expect(args.suggest?.onChoose).toHaveBeenLastCalledWith(
      's2',
      'python para ciencia de datos',
    );
    await expect(fieldIn(canvasElement)).toHaveFocus();
  },
};

/** The arrow keys move through the rows and back to the field, which keeps the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    const active = () =>
      within(canvasElement).queryByRole('option', { selected: true })?.textContent;
    await userEvent.type(field, 'pyth{ArrowDown}');
    await expect(active()).toBe('python Tema');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe('Pythia Valverde Profesora');
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await expect(active()).toBe('Python: aprender a programar Curso');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.suggest?.onChoose).toHaveBeenLastCalledWith(
      'c1',
      'Python: aprender a programar',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Python: aprender a programar');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('python Tema');
  },
};

/** Escape closes the list; a second press clears the field. */
export const Escape: Story = {
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.type(field, 'pyth{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('pyth');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

/** The key `/` focuses the field; Tab leaves it and closes the list. */
export const Shortcut: Story = {
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('py/');
    await expect(field).toHaveValue('py/');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Late suggestions open the list, but not after the search was submitted. */
export const Late: Story = {
  render: function Render(args) {
    const [arrived, setArrived] = useState<readonly SearchSuggestion[]>([]);
    return (
      <>
        <SearchBar {...args} suggest={{ ...suggest, suggestions: arrived, recent: undefined }} />
        <button type="button" onClick={() => setArrived(suggestions)}>
          Traer sugerencias
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    const arrive = () => within(canvasElement).getByText('Traer sugerencias').click();
    await userEvent.type(field, 'pyth{Enter}');
    arrive();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'o');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
  },
};
