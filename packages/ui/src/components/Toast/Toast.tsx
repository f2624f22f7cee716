import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../modal/topModal.ts';
import { type Toast, type ToastOptions, ToastRegion } from './ToastRegion.tsx';

export interface ToastProviderProps {
  /** Name of the region that holds the toasts: 'Avisos'. */
  regionLabel: string;
  children: ReactNode;
}

type ShowToast = (toast: ToastOptions) => void;

interface Toasts {
  readonly show: ShowToast;
  readonly withdrawActions: () => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** The maximum number of visible toasts; the oldest is removed first. */
const limit = 3;

/** The toast together with the visible one that it replaces, if any. */
function combined(toast: ToastOptions, earlier: Toast | undefined, id: number): Toast {
  const single = toast.message;
  if (earlier === undefined || toast.several === undefined) {
    return { ...toast, id, single, count: 1 };
  }
  const { several } = toast;
  const count = earlier.count + 1;
  return {
    ...toast,
    id,
    single,
    count,
    message: () => several(count),
    onAction: () => {
      toast.onAction();
      earlier.onAction?.();
    },
  };
}

/**
 * Renders the toasts and their live region, which exists from the start. While a modal dialog is
 * open, the region is inside it, since everything outside is inert. Each move into or out of a
 * dialog restarts the toasts' timers.
 */
export function ToastProvider({ regionLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const modal = useTopModal();

  const show = useCallback((toast: ToastOptions) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => {
      const earlier = shown.find(
        ({ single, several, actionLabel }) =>
          single() === toast.message() &&
          actionLabel?.() === toast.actionLabel?.() &&
          // Two actions of one name may undo different things; a sentence twice says nothing new.
          (several !== undefined || actionLabel === undefined),
      );
      const others = shown.filter((each) => each !== earlier);
      return [...others, combined(toast, earlier, id)].slice(-limit);
    });
  }, []);
  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const withdrawActions = useCallback(
    () => setToasts((shown) => shown.filter(({ onAction }) => onAction === undefined)),
    [],
  );
  const value = useMemo(() => ({ show, withdrawActions }), [show, withdrawActions]);

  const region = <ToastRegion label={regionLabel} toasts={toasts} onDismiss={dismiss} />;

  return (
    <ToastContext value={value}>
      {children}
      {modal === null ? region : createPortal(region, modal)}
    </ToastContext>
  );
}

function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider above it.');
  return toasts;
}

/**
 * Returns the function that shows a toast for 8 seconds; hovering, focus and the Tab key prolong
 * it. The function is stable between renders. Throws an error without a ToastProvider above.
 */
export const useToast = (): ShowToast => useToasts().show;

/**
 * Returns the function that removes the visible toasts with an action, for when their actions can
 * do nothing any more. Stable, and needs a ToastProvider, as `useToast` does.
 */
export const useWithdrawActions = (): (() => void) => useToasts().withdrawActions;
