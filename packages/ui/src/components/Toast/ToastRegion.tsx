import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { below, border, from, lowWindow, radius, size, space, zOrder } from '../../theme/scale.ts';
import { display, fontSize } from '../../theme/type.ts';

/**
 * In a wide window at the edge, on a line with the comparison at the other end. A dialog covers the fixed bars
 * at the bottom.
 */
const Region = styled.div`
  position: fixed;
  z-index: ${zOrder.toast};
  bottom: calc(var(--covered-foot, 0px) + ${space[6]});
  inset-inline-start: ${space[6]};
  display: grid;
  gap: ${space[3]};
  max-width: calc(100vw - 2 * ${space[6]});

  @media print { display: none; }
  ${from('summary')} { bottom: ${space[3]}; }
  ${below('sidebar')} {
    bottom: calc(var(--bar-bottom, env(safe-area-inset-bottom, 0px)) + var(--covered-foot, 0px) + ${space[3]});
    inset-inline-start: ${space[5]};
    max-width: calc(100vw - 2 * ${space[5]});
  }
  dialog > & { --bar-bottom: 0px; --covered-foot: 0px; }
  ${lowWindow} { --bar-bottom: 0px; --covered-foot: 0px; }
`;

/**
 * Inverted colours, with a matching focus ring. Only as high as its action, to hide little of the
 * cards behind it. A sentence and its action fit on one line.
 */
const Plate = styled.div`
  --focus-ring: ${color.onToast};
  display: flex;
  gap: ${space[4]};
  align-items: center;
  max-width: min(31em, 100%);
  min-height: ${size.touch};
  padding-inline: ${space[5]} ${space[3]};
  border-radius: ${radius.control};
  background: ${color.toast};
  color: ${color.onToast};

  &:not(:has(button)) { padding-inline-end: ${space[5]}; }
  ${below('text')} {
    gap: ${space[2]};
    padding-inline: ${space[4]} ${space[2]};
  }
  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
`;

/** Small ones in lines of 18 whole pixels: on a fraction of one, text may be painted a pixel higher or lower. */
const Message = styled.span`
  min-width: 0;
  padding-block: ${space[2]};
  ${below('text')} { font-size: ${fontSize.label}; line-height: 1.125; }
  ${below('pair')} { font-size: ${fontSize.small}; line-height: 1.2; }
`;

const Action = styled.button`
  flex: none;
  min-height: ${size.touch};
  margin-inline-start: auto;
  padding: ${space[2]} ${space[4]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: 700 ${fontSize.label} / 1 ${display};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${below('text')} { padding-inline: ${space[3]}; }
  &:hover { text-decoration-thickness: ${border.line}; }
  &:focus-visible { outline-offset: -${border.ring}; }
`;

/** Called at each render: a visible toast follows a switch of language. */
type ToastText = () => string;

interface ToastMessage {
  /** One line: 'Quitado del carrito.' */
  message: ToastText;
}

interface ToastAction {
  /** Name of the one action: 'Deshacer'. */
  actionLabel: ToastText;
  onAction: () => void;
  /**
   * The message for several such toasts: 'Quitaste 3 cursos.' With it, a toast replaces the visible
   * one with the same message and action label, and its action also runs that one's action.
   */
  several?: ((count: number) => string) | undefined;
}

/** An action needs both a label and a handler. */
export type ToastOptions = ToastMessage &
  (ToastAction | { actionLabel?: undefined; onAction?: undefined; several?: undefined });

export type Toast = ToastOptions & {
  id: number;
  /** The message of a single such toast. */
  single: ToastText;
  /** The number of toasts in this one. */
  count: number;
};

/** How long a toast is visible. */
const visibleMs = 8000;

interface ToastPlateProps {
  toast: Toast;
  isHeld: boolean;
  onDismiss: (id: number) => void;
  onAct: (toast: Toast) => void;
}

function ToastPlate({ toast, isHeld, onDismiss, onAct }: ToastPlateProps) {
  useEffect(() => {
    if (isHeld) return;
    const start = () => setTimeout(() => onDismiss(toast.id), visibleMs);
    let timer = start();
    // Reaching the action by keyboard may take long, so every Tab restarts the timer.
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      clearTimeout(timer);
      timer = start();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [isHeld, onDismiss, toast.id]);

  return (
    <Plate>
      <Message>{toast.message()}</Message>
      {toast.actionLabel !== undefined && (
        <Action type="button" onClick={() => onAct(toast)}>
          {toast.actionLabel()}
        </Action>
      )}
    </Plate>
  );
}

interface ToastRegionProps {
  label: string;
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/** The live region with its toasts. While it is hovered or focused, no toast disappears. */
export function ToastRegion({ label, toasts, onDismiss }: ToastRegionProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    setIsFocused(true);
    if (!region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) =>
    setIsFocused(region.current?.contains(relatedTarget) ?? false);

  const act = (toast: Toast) => {
    toast.onAction?.();
    // The button will be removed; the focus must not be lost.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && region.current?.contains(focused)) {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      if (document.activeElement === focused) focused.blur();
    }
    setIsPointedAt(false);
    onDismiss(toast.id);
  };

  return (
    <Region
      ref={region}
      role="status"
      aria-label={label}
      aria-atomic="false"
      onFocus={handleFocus}
      onBlur={handleBlur}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
    >
      {toasts.map((toast) => (
        <ToastPlate
          key={toast.id}
          toast={toast}
          isHeld={isPointedAt || isFocused}
          onDismiss={onDismiss}
          onAct={act}
        />
      ))}
    </Region>
  );
}
