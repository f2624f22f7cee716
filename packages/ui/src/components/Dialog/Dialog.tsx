import {
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useModal } from '../modal/useModal.ts';
import { Panel, Root, Title } from './dialogParts.ts';

/** Content higher than this, in px, does not fit under an arch. */
const archLimit = 320;

/** Whether the content of the element is too high for an arch. */
function useIsTall() {
  const [isTall, setIsTall] = useState(false);

  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      // Before the first paint, to avoid a visible change of shape.
      flushSync(() => setIsTall(entry !== undefined && entry.contentRect.height > archLimit));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, isTall };
}

export interface DialogProps {
  isOpen: boolean;
  title: string;
  /** A sentence, then the actions in a `DialogActions`, which stacks its buttons. */
  children: ReactNode;
  /** Called on Escape and on a click outside: the caller sets `isOpen` to false. */
  onClose: () => void;
  /** The element focused on opening, such as the safe button of a deletion. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog, drawn as an arch. The native element traps the focus and restores it on closing.
 */
export function Dialog({ isOpen, title, children, onClose, initialFocus }: DialogProps) {
  const modal = useModal(isOpen, onClose);
  const panel = useIsTall();
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = modal.ref.current;
    if (!isOpen || element === null) return;
    // A dialog taller than the window starts at its top, not at the focused button.
    const isCut = element.scrollHeight > element.clientHeight;
    (isCut ? heading : initialFocus)?.current?.focus();
  }, [isOpen, initialFocus, modal.ref]);

  return (
    <Root {...modal} $isTall={panel.isTall} aria-labelledby={titleId}>
      {isOpen && (
        <Panel ref={panel.ref} $isTall={panel.isTall}>
          <Title ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </Title>
          {children}
        </Panel>
      )}
    </Root>
  );
}
