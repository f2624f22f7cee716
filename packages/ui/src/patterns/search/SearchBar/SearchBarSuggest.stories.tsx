import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withMinHeight } from '../withMinHeight.fixture.tsx';
import { SearchBar } from './SearchBar.tsx';
import { fieldIn, suggest, suggestArgs, suggestion } from './suggestions.fixture.ts';

const meta = {
  tags: ['autocomplete', 'typeahead', 'combobox', 'sugerencias', 'autocompletar'],
  title: 'SearchBar/Suggestions',
  id: 'patterns-searchbarsuggest',
  component: SearchBar,
  args: suggestArgs,
  decorators: [withMinHeight(360)],
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** While typing, the list opens and is counted aloud; no row is active, so Enter searches the text. */
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

/** An empty field that is pressed offers what was searched for before, and to forget it. */
export const Recent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(fieldIn(canvasElement));
    await expect(canvas.getByRole('listbox', { name: 'Búsquedas recientes' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.suggest?.recent?.onClear).toHaveBeenCalledOnce();
    await expect(fieldIn(canvasElement)).toHaveFocus();
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

export const English: Story = {
  args: {
    label: 'Search courses',
    placeholder: 'Search courses',
    submitLabel: 'Search',
    suggest: {
      ...suggest,
      listLabel: 'Suggestions',
      suggestions: [suggestion('e1', 'photography', 5, 'Subject')],
      statusText: '1 suggestion',
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'photo');
    await expect(within(canvasElement).getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(fieldIn(canvasElement), 'pyth');
    await userEvent.click(canvas.getByRole('option', { name: /ciencia de datos/ }));
    await expect(args.suggest?.onChoose).toHaveBeenLastCalledWith('s2');
    await expect(fieldIn(canvasElement)).toHaveFocus();
  },
};
