import { ToastProvider } from '@aulario/ui';
import type { ReactNode } from 'react';
import { useText } from '../features/language/useText.ts';

/** The place of the toasts, named in the reader's language. */
export function Notices({ children }: { children: ReactNode }) {
  return <ToastProvider regionLabel={useText()('shell.notifications')}>{children}</ToastProvider>;
}
