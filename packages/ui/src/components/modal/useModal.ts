import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { addModal } from './topModal.ts';

/** The backdrop has no element of its own: its events are those of the dialog, outside its box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Makes a native dialog modal while `isOpen` is true, and calls `onClose` on Escape and on a press
 * outside.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const startedOutside = useRef(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOpen || element === null) return;
    element.showModal();
    const removeModal = addModal(element);
    // Also runs when the open dialog is unmounted, to restore the focus.
    return () => {
      element.close();
      removeModal();
    };
  }, [isOpen]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // Browsers may close it without a `cancel` event, for example on a second Escape.
    onClose: () => {
      if (isOpen && ref.current?.open === false) onClose();
    },
    // A press that starts inside, such as a selection of text, may end outside.
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      startedOutside.current = isOnBackdrop(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (startedOutside.current && isOnBackdrop(event)) onClose();
    },
  } as const;
}
