import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { addModal } from './topModal.ts';

/**
 * What a native dialog needs to be modal for as long as `isOpen` is true, and to ask its caller to
 * close it: by Escape, or by a press outside.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOpen || element === null) return;
    element.showModal();
    const removeModal = addModal(element);
    // Also runs when the dialog is taken out of the page while open: the focus still goes back.
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
    // A browser may close it without asking, for example at a second Escape.
    onClose: () => {
      if (isOpen && ref.current?.open === false) onClose();
    },
  } as const;
}
