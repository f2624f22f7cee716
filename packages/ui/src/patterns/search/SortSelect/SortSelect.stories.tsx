import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guided } from '../../../components/documentation/guide.fixture.ts';
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
  parameters: guided({
    anatomy: [
      ['Label', 'beside the list', 'label'],
      ['List', 'a native select', 'select'],
    ],
    keys: [
      ['Arrow keys', 'Choose another order'],
      ['Space, Alt Arrow down', 'Open the list'],
    ],
    spoken: [['List', 'A combobox named by its label, and the chosen order']],
    dos: [
      'Put it at the end of the FacetBar, so that what narrows and what orders stand in one row.',
      'Offer relevance first while something is searched for.',
      "Say the direction in words: 'Price, lowest first'.",
    ],
    donts: [
      'Use it for a filter: an order never changes how many courses there are.',
      'Put courses whose value is unknown first in any order.',
    ],
    changes: [
      ['2026-11-30', 'As wide as the chosen order in every browser.'],
      ['2026-11-24', 'isLabelHidden is new.'],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as the chosen order. */
export const Chosen: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 'fit-content' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'Orden' });
    const width = list.offsetWidth;
    await userEvent.selectOptions(list, 'Mejor valorados');
    await expect(list.offsetWidth).toBeGreaterThan(width);
    await expect(args.onChange).toHaveBeenLastCalledWith('rating');
    await expect(list).toHaveValue('rating');
  },
};

/** The hidden label is still its accessible name. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Orden' })).toBeVisible();
    await expect(canvas.getByText('Orden').offsetWidth).toBe(1);
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

/** Without room, the list is truncated and the page does not overflow. */
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
