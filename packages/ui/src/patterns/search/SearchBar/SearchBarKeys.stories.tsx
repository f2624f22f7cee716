import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withMinHeight } from '../withMinHeight.fixture.tsx';
import { SearchBar } from './SearchBar.tsx';
import type { SearchSuggestion } from './searchRows.ts';
import { fieldIn, suggest, suggestArgs, suggestions } from './suggestions.fixture.ts';

const meta = {
  tags: ['shortcut', 'keyboard', 'atajo', 'teclado'],
  title: 'SearchBar/Keyboard',
  id: 'patterns-searchbarkeys',
  component: SearchBar,
  args: suggestArgs,
  decorators: [withMinHeight(360)],
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrows lead through the rows and back to the field; the focus stays where one types. */
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
    await expect(args.suggest?.onChoose).toHaveBeenLastCalledWith('c1');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Python: aprender a programar');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('python Tema');
  },
};

/** Escape closes the list and, pressed again, empties the field. */
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

/** The key `/` leads to the field; Tab leaves it and closes the list. */
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

/** Suggestions that come late open the list; once the search was sent they do not. */
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
