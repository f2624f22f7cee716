import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guided } from '../documentation/guide.fixture.ts';
import { SelectField } from './SelectField.tsx';

const meta = {
  tags: ['dropdown', 'combobox', 'lista', 'desplegable'],
  component: SelectField,
  args: {
    label: 'Categoría',
    placeholder: 'Select a category',
    placeholderLang: 'en',
    options: [
      { value: 'Design', label: 'Diseño' },
      { value: 'Development', label: 'Desarrollo software y web' },
      { value: 'Finance & Accounting', label: 'Finanzas y contabilidad' },
      { value: 'Music', label: 'Música' },
    ],
    onChange: fn(),
  },
  argTypes: { ref: { control: false } },
  parameters: guided({
    anatomy: [
      ['Label', 'always visible', 'label'],
      ['Value', 'the chosen option or the placeholder', 'select'],
      ['Chevron', 'says that it opens', 'svg'],
      ['Hint and error', 'below, in this order'],
    ],
    examples: [
      {
        good: {
          args: { hint: 'Lo que ves primero en el inicio.' },
          words: 'The hint says what the choice changes.',
        },
        bad: {
          args: { placeholder: undefined, placeholderLang: undefined, label: 'Selecciona' },
          words: 'The label names the deed instead of the value.',
        },
      },
    ],
    keys: [
      ['Arrow keys', 'Choose another option'],
      ['A letter', 'Goes to the option that begins with it'],
    ],
    spoken: [
      ['Name', 'The label'],
      ['Value', 'The chosen option'],
    ],
    dos: ['Keep the options in an order that the reader knows.'],
    donts: ['Leave the page on change.', 'Use it for two options: show both.'],

    changes: [['2026-11-22', 'placeholderLang needs a placeholder by type.']],
  }),
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Categoría' });
    await userEvent.selectOptions(field, 'Música');
    await expect(field).toHaveValue('Music');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.selectOptions(field, 'Select a category');
    await expect(field).toHaveValue('');
  },
};

export const Chosen: Story = { args: { defaultValue: 'Development' } };

export const WithHint: Story = { args: { hint: 'Lo que ves primero en el inicio.' } };

export const WithError: Story = { args: { error: 'Elige una categoría.' } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('combobox')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { defaultValue: 'Music', disabled: true } };

export const LongText: Story = {
  args: {
    label: 'Categoría de la que quieres ver los cursos cuando entras, antes de buscar nada',
    placeholder: 'Todavía no he elegido ninguna categoría y prefiero ver un poco de todo',
    placeholderLang: 'es',
  },
};
