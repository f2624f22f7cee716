import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guided } from '../documentation/guide.fixture.ts';
import { TextField } from './TextField.tsx';

const meta = {
  tags: ['input', 'form', 'campo', 'formulario'],
  component: TextField,
  args: { label: 'Nombre' },
  argTypes: { ref: { control: false } },
  parameters: guided({
    anatomy: [
      ['Label', 'always visible', 'label'],
      ['Control', '44 px high at least', 'input'],
      ['Hint', 'what to know before typing'],
      ['Error', 'what to write instead'],
    ],
    examples: [
      {
        good: {
          args: { label: 'Correo electrónico', error: 'Falta la parte final, por ejemplo «.com».' },
          words: 'The error says what to write.',
        },
        bad: {
          args: { label: 'Correo electrónico', error: 'Valor no válido.' },
          words: 'The error leaves the reader guessing.',
        },
      },
      {
        good: {
          args: { label: 'Nombre', hint: 'Así te saluda Aulario.' },
          words: 'The hint stays while typing.',
        },
        bad: {
          args: { label: 'Nombre', placeholder: 'Así te saluda Aulario' },
          words: 'The placeholder is discontinued with the first letter.',
        },
      },
    ],
    keys: [['Tab', 'Enters and leaves it']],
    spoken: [
      ['Name', 'The label'],
      ['Description', 'Hint and error, in this order'],
      ['Error', '“invalid entry”, and the error when it appears'],
    ],
    dos: ['Show the label always.', 'Say in the error what to write.'],
    donts: [
      'Use the placeholder for what must be known.',
      'Show an error while the first word is being typed.',
    ],
    changes: [['2026-11-22', 'type takes only kinds of one line of text.']],
  }),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Nombre' });
    await userEvent.click(within(canvasElement).getByText('Nombre'));
    await expect(field).toHaveFocus();
  },
};

export const WithHint: Story = {
  args: { defaultValue: 'Lucía Marín', hint: 'Así te saluda Aulario.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Así te saluda Aulario.',
    );
  },
};

/** The error follows the hint in the description and on the screen. */
export const WithError: Story = {
  args: {
    label: 'Correo electrónico',
    type: 'email',
    defaultValue: 'lucia@correo',
    hint: 'Solo para entrar y para confirmar que eres tú.',
    error: 'Falta la parte final, por ejemplo «.com».',
  },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${args.hint} ${args.error}`);
  },
};

export const Placeholder: Story = { args: { label: 'Foto', placeholder: 'https://' } };

export const Focused: Story = {
  args: { label: 'Foto', placeholder: 'https://' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { defaultValue: 'Lucía Marín', disabled: true } };

export const English: Story = { args: { label: 'Name', hint: 'This is how Aulario greets you.' } };

export const LongText: Story = {
  args: {
    label: 'Nombre con el que quieres que te saluden aquí y en los mensajes que te enviemos',
    defaultValue: 'María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha',
    hint: 'Puede tener espacios, acentos y guiones. No se lo mostramos a nadie más que a ti, y puedes cambiarlo cuando quieras.',
    error:
      'El nombre no puede tener más de sesenta caracteres. Quita algunas letras e inténtalo de nuevo: lo demás no se pierde.',
  },
};
