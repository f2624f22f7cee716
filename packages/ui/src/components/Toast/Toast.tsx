import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../modal/topModal.ts';
import { type Toast, type ToastOptions, ToastRegion } from './ToastRegion.tsx';

export interface ToastProviderProps {
  /** Name of the region that holds the toasts: 'Avisos'. */
  regionLabel: string;
  children: ReactNode;
}

type ShowToast = (toast: ToastOptions) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** More at once would hide the page; the oldest goes. */
const limit = 3;

/**
 * Holds the toasts and the live region that announces them, which is there from the start. While a
 * dialog is modal, the region is inside it, since everything outside is inert. Each move into or out
 * of a dialog restarts the toasts' timers.
 */
export function ToastProvider({ regionLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const modal = useTopModal();

  const show = useCallback((toast: ToastOptions) => {
    lastId.current += 1;
    const added: Toast = { ...toast, id: lastId.current };
    setToasts((shown) => [...shown, added].slice(-limit));
  }, []);
  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );

  const region = <ToastRegion label={regionLabel} toasts={toasts} onDismiss={dismiss} />;

  return (
    <ToastContext value={show}>
      {children}
      {modal === null ? region : createPortal(region, modal)}
    </ToastContext>
  );
}

/**
 * Gives the function that shows a toast for 8 seconds; longer while it is pointed at or holds the
 * focus, and from every Tab key on. The function stays the same between renders.
 * @throws Error without a ToastProvider above.
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === null) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
