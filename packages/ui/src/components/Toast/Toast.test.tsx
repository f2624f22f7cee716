import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from '../Sheet/Sheet.tsx';
import { ToastProvider, useToast } from './Toast.tsx';
import type { ToastOptions } from './ToastRegion.tsx';

function Trigger(toast: ToastOptions) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      Quitar
    </button>
  );
}

const show = (onAction = () => {}) => {
  const page = render(
    <ToastProvider regionLabel="Avisos">
      <Trigger
        message={() => 'Quitado del carrito.'}
        actionLabel={() => 'Deshacer'}
        onAction={onAction}
      />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
  return page;
};

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const isShown = () => screen.queryByText('Quitado del carrito.') !== null;

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('goes after eight seconds', () => {
    show();
    pass(7.9);
    expect(isShown()).toBe(true);
    pass(0.1);
    expect(isShown()).toBe(false);
  });

  it('stays while it is pointed at', () => {
    show();
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(60);
    expect(isShown()).toBe(true);
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(8);
    expect(isShown()).toBe(false);
  });

  it('stays while it holds the focus', () => {
    show();
    act(() => screen.getByRole('button', { name: 'Deshacer' }).focus());
    pass(60);
    expect(isShown()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Quitar' }).focus());
    pass(8);
    expect(isShown()).toBe(false);
  });

  it('restarts its time at every Tab', () => {
    show();
    pass(7);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    pass(7);
    expect(isShown()).toBe(true);
    pass(1);
    expect(isShown()).toBe(false);
  });

  it('does its action once and goes, and the focus goes back', () => {
    const onAction = vi.fn();
    show(onAction);
    act(() => screen.getByRole('button', { name: 'Quitar' }).focus());
    act(() => screen.getByRole('button', { name: 'Deshacer' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Quitar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    pass(8);
    expect(isShown()).toBe(false);
  });

  it('leaves the focus where its action put it', () => {
    show(() => document.querySelector<HTMLElement>('[role=status]')?.focus());
    screen.getByRole('status').tabIndex = -1;
    const undo = screen.getByRole('button', { name: 'Deshacer' });
    act(() => undo.focus());
    fireEvent.click(undo);
    expect(document.activeElement).not.toBe(undo);
  });

  it('joins none with the same message and another action', () => {
    const toast = (actionLabel: string) => ({
      message: () => 'Guardado.',
      several: (count: number) => `${count} guardados.`,
      actionLabel: () => actionLabel,
      onAction: vi.fn(),
    });
    const [change, undo] = [toast('Cambiar de lista'), toast('Deshacer')];
    render(
      <ToastProvider regionLabel="Avisos">
        <Trigger {...change} />
        <Trigger {...undo} />
      </ToastProvider>,
    );
    for (const button of screen.getAllByRole('button', { name: 'Quitar' })) fireEvent.click(button);
    expect(screen.getAllByText('Guardado.')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(undo?.onAction).toHaveBeenCalledOnce();
    expect(change?.onAction).not.toHaveBeenCalled();
  });

  it('leaves no timer behind', () => {
    const { unmount } = show();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

const pageWithSheet = (isOpen: boolean) => (
  <ToastProvider regionLabel="Avisos">
    <Trigger message={() => 'Quitado del carrito.'} />
    <Sheet
      isOpen={isOpen}
      title="Tus cursos"
      closeLabel="Cerrar"
      actions={<button type="button">Ver los dos</button>}
      onClose={() => {}}
    >
      <p>Dos cursos.</p>
    </Sheet>
  </ToastProvider>
);
const isInSheet = () => screen.getByText('Quitado del carrito.').closest('dialog') !== null;

describe('a toast with a modal dialog', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // jsdom knows the element, not its methods.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('is inside the dialog while all outside is inert', () => {
    const page = render(pageWithSheet(false));
    fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    expect(isInSheet()).toBe(false);
    page.rerender(pageWithSheet(true));
    expect(isInSheet()).toBe(true);
  });

  it('outlives the dialog, and then goes, although it was pointed at', () => {
    const page = render(pageWithSheet(true));
    fireEvent.click(screen.getByText('Quitar'));
    fireEvent.pointerEnter(screen.getByRole('status', { name: 'Avisos' }));
    page.rerender(pageWithSheet(false));
    expect(isInSheet()).toBe(false);
    pass(8);
    expect(isShown()).toBe(false);
  });
});

describe('useToast', () => {
  it('needs a provider', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Trigger message={() => 'Perfil actualizado'} />)).toThrow('ToastProvider');
    silenced.mockRestore();
  });
});
