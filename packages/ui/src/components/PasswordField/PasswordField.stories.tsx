import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guided } from '../documentation/guide.fixture.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  tags: ['contraseña', 'secret', 'clave', 'login'],
  component: PasswordField,
  args: {
    label: 'Contraseña',
    showLabel: 'Mostrar la contraseña',
    hideLabel: 'Ocultar la contraseña',
    autoComplete: 'current-password',
  },
  argTypes: { ref: { control: false } },
  parameters: guided({
    anatomy: [
      ['Label', 'always visible', 'label'],
      ['Control', 'what is typed, hidden at first', 'input'],
      ['Eye', 'shows and hides it', 'button'],
      ['Hint and error', 'below, in this order'],
    ],
    keys: [
      ['Tab', 'The control, then the eye'],
      ['Enter, Space', 'On the eye: shows or hides what was typed'],
    ],
    spoken: [
      ['Eye', 'Its deed: “Mostrar la contraseña”'],
      ['Error', '“invalid entry”, and the error when it appears'],
    ],
    examples: [
      {
        good: {
          args: { hint: 'Al menos ocho caracteres.' },
          words: 'The rule is known before typing.',
        },
        bad: {
          args: { error: 'Contraseña no válida.' },
          words: 'The rule is neither told before nor after.',
        },
      },
    ],
    dos: ['Let password managers fill it: set autoComplete.', 'Allow pasting.'],
    donts: ['Ask for it twice: the eye shows it.'],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows what was typed and hides it again; what was typed stays. */
export const ShowAndHide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Contraseña');
    await userEvent.type(field, 'tres puertas');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la contraseña' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('tres puertas');
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar la contraseña' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  args: { defaultValue: 'tres puertas' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Ocultar la contraseña' })).toHaveFocus();
  },
};

export const WithHint: Story = { args: { hint: 'Al menos ocho caracteres.' } };

export const WithError: Story = {
  args: { defaultValue: 'corta', error: 'Faltan tres caracteres: necesita al menos ocho.' },
};

export const Disabled: Story = { args: { defaultValue: 'tres puertas', disabled: true } };

export const English: Story = {
  args: { label: 'Password', showLabel: 'Show the password', hideLabel: 'Hide the password' },
};
