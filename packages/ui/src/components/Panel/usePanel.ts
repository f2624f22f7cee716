import { type FocusEvent, type ToggleEvent, useId, useState } from 'react';

/**
 * A button and the panel it opens, on the platform's own popover: top layer, Escape, a press
 * outside, one open at a time. What is in the panel has only to be drawn once `hasOpened`.
 */
export function usePanel(onOpen?: () => void) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const close = () => {
    if (isOpen) document.getElementById(id)?.hidePopover();
  };
  return {
    hasOpened,
    close,
    place: {
      // A panel that stayed open would lie over what has the focus now.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
    },
    button: {
      popoverTarget: id,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => {
        setHasOpened(true);
        if (!isOpen) onOpen?.();
      },
    },
    panel: {
      id,
      // A press on what cannot have the focus leaves it in the panel, not outside, which closes it.
      tabIndex: -1,
      popover: 'auto',
      onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
    },
  } as const;
}
