import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useModal } from './useModal.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// jsdom knows the element, neither its methods nor its place.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const box = new DOMRect(100, 100, 200, 200);
  vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
});

function Modal({ onClose }: { onClose: () => void }) {
  const modal = useModal(true, onClose);
  return (
    <dialog {...modal}>
      <button type="button">Seguir</button>
    </dialog>
  );
}

const inside = { clientX: 150, clientY: 150 };
const outside = [
  { clientX: 99, clientY: 150 },
  { clientX: 301, clientY: 150 },
  { clientX: 150, clientY: 99 },
  { clientX: 150, clientY: 301 },
];

function openModal() {
  const onClose = vi.fn();
  render(<Modal onClose={onClose} />);
  const dialog = screen.getByRole('dialog');
  const button = screen.getByRole('button');
  return { onClose, dialog, button };
}

it.each(outside)('closes by a press on the backdrop, at %o', (point) => {
  const { onClose, dialog } = openModal();
  fireEvent.pointerDown(dialog, point);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(dialog, point);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays by a press on itself or on its content', () => {
  const { onClose, dialog, button } = openModal();
  for (const element of [dialog, button]) {
    fireEvent.pointerDown(element, inside);
    fireEvent.click(element, inside);
  }
  // The click of a key has no place.
  fireEvent.click(button, { clientX: 0, clientY: 0 });
  expect(onClose).not.toHaveBeenCalled();
});

it.each(outside)('stays when a selection of text ends outside, at %o', (point) => {
  const { onClose, dialog, button } = openModal();
  fireEvent.pointerDown(button, inside);
  // A click belongs to the nearest element around both ends of the press.
  fireEvent.click(dialog, point);
  expect(onClose).not.toHaveBeenCalled();
});

it.each(outside)('stays when a press from outside ends inside, from %o', (point) => {
  const { onClose, dialog } = openModal();
  fireEvent.pointerDown(dialog, point);
  fireEvent.click(dialog, inside);
  expect(onClose).not.toHaveBeenCalled();
});
