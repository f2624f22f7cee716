import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guided } from '../documentation/guide.fixture.ts';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './dialogParts.ts';

/** The page around a dialog. It is modal, so each has a frame of its own on a docs page. */
const onPage = (opener: string, deed: string, wayBack: string) =>
  function Page({ children, isOpen: startsOpen, onClose, ...args }: ComponentProps<typeof Dialog>) {
    const [isOpen, setIsOpen] = useState(startsOpen);
    const safe = useRef<HTMLButtonElement>(null);
    const close = () => {
      setIsOpen(false);
      onClose();
    };
    return (
      <>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {opener}
        </Button>
        <Dialog {...args} isOpen={isOpen} onClose={close} initialFocus={safe}>
          {children}
          <DialogActions>
            <Button onClick={close}>{deed}</Button>
            <Button ref={safe} variant="ghost" onClick={close}>
              {wayBack}
            </Button>
          </DialogActions>
        </Dialog>
      </>
    );
  };

const code = `const safe = useRef<HTMLButtonElement>(null);

<Dialog title={question} isOpen={isOpen} onClose={close} initialFocus={safe}>
  <p>{consequence}</p>
  <DialogActions>
    <Button onClick={act}>{action}</Button>
    <Button ref={safe} variant="ghost" onClick={close}>{wayBack}</Button>
  </DialogActions>
</Dialog>`;

const meta = {
  tags: ['modal', 'popup', 'diálogo', 'confirm'],
  component: Dialog,
  subcomponents: { DialogActions },
  args: {
    isOpen: true,
    title: '¿Vaciar el carrito?',
    children: <p>Se quitarán los 3 cursos.</p>,
    onClose: fn(),
  },
  parameters: {
    ...guided({
      anatomy: [
        ['Title', 'the question', 'h2'],
        ['Text', 'one sentence about what follows', 'dialog p'],
        ['Actions', 'the deed and the way back, below each other', 'dialog button'],
        ['Threshold', 'the rosa lower edge', 'dialog > *'],
      ],
      keys: [
        ['Tab', 'Goes round inside the dialog'],
        ['Escape', 'Asks to close it; the focus goes back'],
      ],
      spoken: [
        ['Name', 'The title, when it opens'],
        ['Rest of the page', 'Nothing: it is inert'],
      ],
      dos: [
        'Ask one thing, with the deed on the button: “Vaciar el carrito”.',
        'Put the way back first.',
      ],
      donts: ['Open one without a deed of the user.', 'Open a dialog from a dialog.'],
      changes: [['2026-11-21', 'Added.']],
    }),
    docs: { story: { inline: false, height: '400px' }, source: { code } },
  },
  render: onPage('Vaciar el carrito', 'Vaciar', 'Dejarlo como está'),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: '¿Vaciar el carrito?' });
    await expect(dialog).toBeVisible();
  },
};

/** The safe action has the focus. Escape closes it, and the focus goes back. A script's key is no real Escape: its event is sent. */
export const OpenedAndClosed: Story = {
  // Its play function moves the focus, to which a docs page would scroll.
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Vaciar el carrito' });
    await userEvent.click(opener);
    await expect(screen.getByRole('button', { name: 'Dejarlo como está' })).toHaveFocus();
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const English: Story = {
  args: { title: 'Empty the cart?', children: <p>3 courses will be removed.</p> },
  render: onPage('Empty the cart', 'Empty it', 'Keep everything'),
};

export const LongText: Story = {
  args: {
    title: '¿Borrar tu cuenta y todo lo que guardamos de ti?',
    children: (
      <p>
        Se borran tu nombre, tu foto, tu categoría y tu carrito, aquí y en los demás sitios donde
        hayas entrado. Los cursos que compraste siguen en su plataforma, porque allí los compraste.
        No se puede deshacer: antes puedes descargar una copia de todo desde tu perfil. Tarda unos
        segundos; mientras tanto, no cierres esta ventana ni apagues el equipo.
      </p>
    ),
  },
};
