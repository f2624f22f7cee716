import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortSelect } from './SortSelect.tsx';

const meta = {
  tags: ['order', 'sort', 'ordenar', 'orden'],
  component: SortSelect,
  args: {
    label: 'Orden',
    value: 'relevance',
    options: [
      { value: 'relevance', label: 'Relevancia' },
      { value: 'newest', label: 'Más recientes' },
      { value: 'rating', label: 'Mejor valorados' },
      { value: 'price-up', label: 'Precio: de menor a mayor' },
    ],
    onChange: fn(),
  },
  render: function Render({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    return (
      <SortSelect
        {...args}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          onChange(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'Orden' });
    await userEvent.selectOptions(list, 'Mejor valorados');
    await expect(args.onChange).toHaveBeenLastCalledWith('rating');
    await expect(list).toHaveValue('rating');
  },
};

export const English: Story = {
  args: {
    label: 'Sort by',
    options: [
      { value: 'relevance', label: 'Relevance' },
      { value: 'newest', label: 'Newest' },
    ],
  },
};

/** Where there is no room, the list is cut and not the page. */
export const LongText: Story = {
  args: {
    label: 'Ordenar los cursos encontrados',
    value: 'price-up',
    options: [
      { value: 'price-up', label: 'Precio de menor a mayor, con los desconocidos al final' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
