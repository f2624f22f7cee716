import { type FocusEvent, type ToggleEvent, useId, useState } from 'react';

/**
 * Connects a button with its panel by the native popover: top layer, Escape, light dismiss, one
 * open at a time. Render the panel's content only once `hasOpened`.
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
      // An open panel would cover the newly focused element.
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
      // A press on an unfocusable element must not move the focus out of the panel and close it.
      tabIndex: -1,
      popover: 'auto',
      onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
    },
  } as const;
}
