import { Button, ButtonLink } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = {
  tags: ['404', 'error page', 'oops', 'fallo'],
  component: ErrorScreen,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Scene', 'stairs to a walled-up door; decorative', 'svg'],
        ['Title', 'a heading', 'h1'],
        ['Message', 'what happened', 'h1 + p'],
        ['Status', 'optional, small: what to report', 'h1 + p + p'],
        ['Actions', 'home and retry', 'main a'],
      ],
      keys: [['Tab', 'Reaches the actions']],
      spoken: [
        ['Screen', 'A main landmark, none inside a shell; the title is a heading of level 1'],
        ['Message and status', 'Read as paragraphs'],
        ['Scene', 'Nothing: it is a drawing'],
      ],
      dos: [
        'Say what happened in one sentence and offer two ways out: home and retry.',
        'Set isInside within the dashboard, which has its main already.',
        'Show the status text small and muted, for anyone who reports the fault.',
      ],
      donts: [
        "Print a stack, a code without words, or an address with somebody's data.",
        'Blame the visitor, joke, or promise that somebody is working on it.',
        'Use it where only a part of the screen failed: the rest must stay usable.',
      ],
      changes: [
        ['2026-11-29', 'The search is gone: the header has one.'],
        ['2026-11-21', 'Added.'],
      ],
    }),
  },
  argTypes: { actions: { control: false } },
  args: {
    title: 'Oops!',
    titleLang: 'en',
    message: 'Sorry, an unexpected error has occurred.',
    messageLang: 'en',
    status: '404 · Esa puerta no existe en este edificio.',
    actions: (
      <>
        <ButtonLink href="#inicio">Ir al inicio</ButtonLink>
        <Button variant="ghost">Reintentar</Button>
      </>
    ),
  },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address that leads nowhere has nothing to retry. */
export const NotFound: Story = {
  args: {
    actions: <ButtonLink href="#inicio">Ir al inicio</ButtonLink>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
    await expect(canvas.getByText('Sorry, an unexpected error has occurred.')).toBeVisible();
  },
};

export const WithoutStatus: Story = { args: { status: undefined } };

/** In a layout that has its `main` already. */
export const Inside: Story = {
  args: { isInside: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('main')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    status:
      'Failed to fetch dynamically imported module: https://ejemplo.org/assets/una-direccion-larguisima-que-no-cabe-en-ningun-renglon-1f3a9c.js',
  },
};
