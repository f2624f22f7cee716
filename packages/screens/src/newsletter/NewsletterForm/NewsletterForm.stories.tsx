import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewsletterForm } from './NewsletterForm.tsx';

const meta = {
  tags: ['subscribe', 'email', 'boletín', 'suscripción'],
  component: NewsletterForm,
  args: {
    title: 'El boletín',
    text: 'Una carta al mes: cursos nuevos y nada más. Te vas cuando quieras.',
    emailLabel: 'Correo electrónico',
    placeholder: 'tu@correo.com',
    submitLabel: 'Subscribe',
    submitLang: 'en',
    busyLabel: 'Enviando…',
    state: 'idle',
    onSubmit: fn(),
  },
  parameters: guided({
    anatomy: [
      ['Title', 'a heading', 'h2'],
      ['Text', 'how often a letter comes, and how to stop it', 'h2 + p'],
      ['Field', 'one address', 'input'],
      ['Button', 'joined with the field', 'button'],
      ['Answer', 'what became of the address'],
    ],
    keys: [
      ['Tab', 'Field, then button'],
      ['Enter', 'Sends the address'],
    ],
    spoken: [
      ['Title', 'A heading of level 2'],
      ['Field', 'Its label; “invalid entry” and the error where the address is none'],
      ['Button', 'Its label; “unavailable” under the words for busy while the answer is awaited'],
      ['Answer', 'role status: what became of the address, when there is a pause'],
    ],
    examples: [
      {
        good: {
          args: {
            state: 'failed',
            message: 'No pudimos apuntarte. Tu dirección sigue aquí: inténtalo de nuevo.',
          },
          words: 'It says what failed, and what was typed stays.',
        },
        bad: {
          args: { state: 'failed', message: 'Esa dirección ya está en nuestra lista.' },
          words: 'It tells a stranger who gets the letter.',
        },
      },
    ],
    dos: [
      'Say how often a letter comes and how to stop it.',
      'Answer with state and message. What was typed stays when the sending failed.',
      'Leave it out while no service takes addresses.',
    ],
    donts: [
      "Say 'done' before the service has said so.",
      'Tell somebody that their address is known already.',
      'Clear the field after an error, or disable the button until the address looks right.',
    ],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submitting passes the address on, without the spaces around it. */
export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    await expect(field).toBeRequired();
    await userEvent.type(field, 'nombre@ejemplo.org{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('nombre@ejemplo.org');
  },
};

/** The error stands at the field and what was typed stays. */
export const InvalidAddress: Story = {
  args: { emailError: 'Falta la parte final, por ejemplo «.com».' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    await userEvent.type(field, 'nombre@ejemplo');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('nombre@ejemplo');
    await expect(field).toHaveValue('nombre@ejemplo');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Falta la parte final, por ejemplo «.com».');
  },
};

export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    const button = canvas.getByRole('button', { name: 'Enviando…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: { state: 'done', message: 'Apuntado. La próxima carta ya es para ti.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Apuntado.');
  },
};

export const Failed: Story = {
  args: {
    state: 'failed',
    message: 'No pudimos apuntarte. Tu dirección sigue aquí: inténtalo de nuevo.',
  },
};

export const LongText: Story = {
  args: {
    title: 'El boletín que escribimos cada mes para quien quiere aprender',
    submitLabel: 'Recibir el boletín',
    submitLang: undefined,
    emailLabel: 'La dirección de correo electrónico a la que quieres que llegue la carta',
    emailError:
      'Esta dirección no parece completa: revisa la parte que sigue a la arroba y su final.',
  },
};
