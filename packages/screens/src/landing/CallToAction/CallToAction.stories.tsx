import { ButtonLink } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallToAction } from './CallToAction.tsx';

const meta = {
  tags: ['cta', 'conversion', 'llamada'],
  component: CallToAction,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Title', 'a heading', 'h2'],
        ['Text', 'one sentence', 'h2 + p'],
        ['Actions', 'an ink button, and a plain link at most', 'a'],
        ['Note', 'small print', 'div + p'],
        ['Scene', 'stairs to an open door; decorative', 'svg'],
      ],
      keys: [['Tab', 'Moves through the actions']],
      spoken: [
        ['Title', 'A heading of level 2'],
        ['Text and note', 'Read as paragraphs'],
        ['Scene', 'Nothing: it is a drawing'],
      ],
      dos: [
        'Pass one ink button, and a plain link at most.',
        'Set noteLang for the note that stands in English on a Spanish page.',
        'Let it be the last thing before the footer.',
      ],
      donts: [
        'Count down, or name places that are left.',
        'Use the sun or rosa button here: the wall is sun by day.',
        'Ask somebody who is signed in to sign up: lead them to what is theirs.',
      ],
      changes: [
        ['2026-11-26', 'The note can be left out.'],
        ['2026-11-21', 'Added.'],
      ],
    }),
  },
  argTypes: { actions: { control: false } },
  args: {
    title: 'La puerta está abierta.',
    text: 'Con tu cuenta, el carrito, las listas y el plan están en todos tus dispositivos.',
    actions: (
      <>
        <ButtonLink href="#signup" variant="ink" size="big" lang="en">
          Get started now
        </ButtonLink>
        <ButtonLink href="#sign-up" variant="quiet" lang="en">
          Get Started
        </ButtonLink>
      </>
    ),
    note: 'No credit-card required',
    noteLang: 'en',
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For a signed-in user: one action, and no small print. */
export const WithoutNote: Story = {
  args: {
    text: 'Tus cursos, tus listas y tu plan te esperan en tu aulario.',
    actions: (
      <ButtonLink href="#home" variant="ink" size="big">
        Ir a tu aulario
      </ButtonLink>
    ),
    note: undefined,
    noteLang: undefined,
  },
};

export const LongText: Story = {
  args: {
    title: 'La puerta está abierta de par en par a cualquier hora del día.',
    text: 'Crea tu cuenta con un correo y una contraseña que solo tú conozcas. No hace falta ningún otro dato, ni ahora ni más adelante.',
    note: 'No hace falta ninguna tarjeta de crédito para entrar ni para quedarse',
    noteLang: undefined,
  },
};
