import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: {
    label: 'Contraseña',
    showLabel: 'Mostrar la contraseña',
    hideLabel: 'Ocultar la contraseña',
    autoComplete: 'current-password',
  },
  argTypes: { ref: { control: false } },
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
