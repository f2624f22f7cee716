import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { addModal } from './topModal.ts';

/**
 * Makes a native dialog modal while `isOpen` is true, and calls `onClose` on Escape and on a press
 * outside.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

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
    closedby: 'any',
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // Browsers may close it without a `cancel` event, for example on a second Escape.
    onClose: () => {
      if (isOpen && ref.current?.open === false) onClose();
    },
  } as const;
}
