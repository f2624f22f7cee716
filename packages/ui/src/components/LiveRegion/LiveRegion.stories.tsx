import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guided } from '../documentation/guide.fixture.ts';
import { Note } from '../Note/Note.tsx';
import { LiveRegion } from './LiveRegion.tsx';

/** A polite live region, which must exist before its content changes; it takes no space while it is empty. */
const meta = {
  tags: ['announcement', 'status', 'aria-live', 'anuncio', 'lector de pantalla'],
  component: LiveRegion,
  argTypes: { children: { control: false } },
  parameters: {
    ...guided({
      anatomy: [
        ['Region', 'rendered from the start; it takes no space while it is empty'],
        ['Content', 'what happened: a Note, or plain text'],
      ],
      keys: [['None', 'It takes no focus, and the focus stays where it is']],
      spoken: [
        ['Empty', 'Nothing'],
        ['Filled or changed', 'role status: its whole content, when there is a pause'],
      ],
      dos: ['Render it empty before there is news.', 'Keep what it says to one sentence.'],
      donts: [
        'Render it together with its first content: many screen readers then say nothing.',
        'Use it for a failure that stops the reader: that is a Note with the role alert.',
      ],
      changes: [['2026-11-22', 'Moved from the app into the kit.']],
    }),
  },
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

function SendLink() {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <LiveRegion>{isSent && <Note tone="success">Enlace enviado</Note>}</LiveRegion>
      <Button onClick={() => setIsSent(true)}>Enviar enlace</Button>
    </>
  );
}

/** The region is there before its news. */
export const Filled: Story = {
  render: () => <SendLink />,
  parameters: {
    docs: {
      source: {
        code: '<LiveRegion>{isSent && <Note tone="success">Enlace enviado</Note>}</LiveRegion>',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { getByRole } = within(canvasElement);
    const region = getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(getByRole('button', { name: 'Enviar enlace' }));
    await expect(region).toHaveTextContent('Enlace enviado');
  },
};
