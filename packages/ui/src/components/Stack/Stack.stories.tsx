import type { Meta, StoryObj } from '@storybook/react-vite';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { Note } from '../Note/Note.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  tags: ['new', 'column', 'layout', 'columna', 'pila'],
  component: Stack,
  args: {
    children: (
      <>
        <Note tone="info">Aquí va la lista.</Note>
        <Note tone="success">Aquí sigue.</Note>
      </>
    ),
  },
  parameters: guided({
    anatomy: [['Parts', 'as wide as the stack', 'div > div > div']],
    keys: noKeys,
    spoken: [['Stack', 'Nothing, or the role of the element that `as` names']],
    dos: ['Put the parts of a screen, a form or a list into one.'],
    donts: ['Give its parts margins of their own.'],
    changes: [
      ['2026-11-30', 'On paper it is no grid.'],
      ['2026-11-30', 'Added; it replaces ScreenParts.'],
    ],
  }),
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Tight: Story = { args: { gap: 2 } };

const word = 'Otorrinolaringología'.repeat(4);

/** A part is never wider than the stack. */
export const LongWord: Story = { args: { children: <Note tone="info">{word}</Note> } };
