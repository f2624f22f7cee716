import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Action, Message, Plate, Region } from './toastParts.ts';

interface ToastMessage {
  /** One line: 'Quitado del carrito.' */
  message: string;
}

interface ToastAction {
  /** Name of the one action: 'Deshacer'. */
  actionLabel: string;
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
  single: string;
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
      <Message>{toast.message}</Message>
      {toast.actionLabel !== undefined && (
        <Action type="button" onClick={() => onAct(toast)}>
          {toast.actionLabel}
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
