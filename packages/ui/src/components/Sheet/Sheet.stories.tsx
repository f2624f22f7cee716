import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { guided } from '../documentation/guide.fixture.ts';
import { Sheet } from './Sheet.tsx';

const choices = (count: number) =>
  Array.from({ length: count }, (_, place) => `Opción ${place + 1}`).map((label) => (
    <Checkbox key={label} label={label} trailing="12" />
  ));

const meta = {
  tags: ['drawer', 'panel', 'bottom sheet', 'hoja', 'filtros', 'modal', 'cajón'],
  component: Sheet,
  args: {
    isOpen: true,
    title: 'Filtros',
    closeLabel: 'Cerrar los filtros',
    children: choices(3),
    actions: null,
    onClose: fn(),
  },
  parameters: {
    ...guided({
      anatomy: [
        ['Title', 'what is chosen here', 'h2'],
        ['Close', 'the cross', 'h2 + button, h2 ~ button'],
        ['Content', 'scrolls', 'input'],
        ['Actions', 'stay at the lower edge', 'dialog > :last-child button'],
      ],
      keys: [
        ['Tab', 'Goes round inside the sheet'],
        ['Escape', 'Closes it; the focus goes back'],
      ],
      spoken: [
        ['Name', 'The title, when it opens'],
        ['Rest of the page', 'Nothing: it is inert'],
      ],
      dos: ['Say on its button what it will show: “Ver 120 cursos”.'],
      donts: ['Use it for a question: that is a Dialog.', 'Open it without a deed of the user.'],
      changes: [['2026-11-21', 'Added.']],
    }),
    docs: { story: { inline: false, height: '400px' } },
  },
  globals: { viewport: { value: 'w320' } },
  render: function Page({ isOpen: startsOpen, onClose, ...args }) {
    const [isOpen, setIsOpen] = useState(startsOpen);
    const close = () => {
      setIsOpen(false);
      onClose();
    };
    return (
      <>
        <Button variant="ghost" onClick={() => setIsOpen(true)}>
          Abrir
        </Button>
        <Sheet
          {...args}
          isOpen={isOpen}
          actions={<Button onClick={close}>Ver 120 cursos</Button>}
          onClose={close}
        />
      </>
    );
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement).getByRole('dialog', { name: 'Filtros' });
    await expect(sheet).toBeVisible();
  },
};

/** The cross closes it, Escape too, and the focus goes back. A script's key is no real Escape. */
export const OpenedAndClosed: Story = {
  // Its play function moves the focus, to which a docs page would scroll.
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar los filtros' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const English: Story = { args: { title: 'Filters', closeLabel: 'Close the filters' } };

/** The choices scroll; head and foot stay. */
export const LongText: Story = {
  args: {
    title: 'Filtros para los cursos que se encontraron en todas las plataformas',
    children: choices(24),
  },
};
