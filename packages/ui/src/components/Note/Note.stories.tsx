import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { Note } from './Note.tsx';

const meta = {
  tags: ['alert', 'message', 'banner', 'aviso', 'callout'],
  component: Note,
  args: { tone: 'info', children: 'El boletín todavía no está abierto.' },
  argTypes: { children: { control: 'text' } },
  parameters: guided({
    anatomy: [
      ['Edge', 'in the colour of the tone', 'div:has(> svg)'],
      ['Icon', 'the tone, told by its form too', 'svg'],
      ['Text', 'what happened, and what can be done', 'svg + div'],
    ],
    examples: [
      {
        good: {
          args: {
            tone: 'danger',
            children: 'No pudimos guardar. Lo que escribiste sigue aquí: inténtalo de nuevo.',
          },
          words: 'Says what happened, what is safe and what to do.',
        },
        bad: {
          args: { tone: 'danger', children: 'Error 500' },
          words: 'Says nothing that the reader can use.',
        },
      },
    ],
    keys: noKeys,
    spoken: [
      ['role status', 'Said when there is a pause'],
      ['role alert', 'Said at once'],
      ['No role', 'Read where it stands'],
    ],
    dos: ['Give news the role status, failures the role alert.', 'Say what can be done now.'],
    donts: [
      'Give a role to a note that is there from the start.',
      'Let it go by itself: that is a Toast.',
    ],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = {
  args: { tone: 'success', role: 'status', children: 'Perfil actualizado' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Perfil actualizado');
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
    children: 'No pudimos guardar. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  },
};

export const English: Story = {
  args: {
    tone: 'danger',
    children: "We couldn't save that. What you typed is still here: try again.",
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <p>
          Este navegador no deja guardar nada, así que tu carrito vive solo en esta pestaña. Cuando
          la cierres, se vacía. Para conservarlo, permite el almacenamiento de este sitio o usa otra
          ventana.
        </p>
        <p>
          <a href="#almacenamiento">Cómo se permite en cada navegador</a>
        </p>
      </>
    ),
  },
};
