import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guided } from '../documentation/guide.fixture.ts';
import { ButtonGroup } from './ButtonGroup.tsx';

/** A row of buttons that wraps. */
const meta = {
  tags: ['actions', 'toolbar', 'acciones', 'botones'],
  component: ButtonGroup,
  args: {
    children: (
      <>
        <Button>Guardar</Button>
        <Button variant="ghost">Cancelar</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    ...guided({
      anatomy: [
        ['First button', 'the one that most people want', 'button'],
        ['Other buttons', 'ghost or quiet, 12 px away, also on a line below', 'button + button'],
      ],
      examples: [
        {
          good: { words: 'One button is primary.' },
          bad: {
            args: {
              children: (
                <>
                  <Button>Guardar</Button>
                  <Button>Cancelar</Button>
                </>
              ),
            },
            words: 'Two primary buttons leave the choice open.',
          },
        },
      ],
      keys: [['Tab', 'Moves through the buttons in the order in which they are read']],
      spoken: [['Group', 'Nothing: only its buttons are read']],
      dos: ['Put the primary button first.', 'Let the buttons wrap where there is no room.'],
      donts: [
        'Put fields or text into it.',
        'Use it inside a Dialog: DialogActions puts the buttons below one another there.',
      ],
      changes: [['2026-11-22', 'Moved from the app into the kit; it is not printed.']],
    }),
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};
