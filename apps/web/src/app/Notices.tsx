import { ToastProvider } from '@aulario/ui';
import type { ReactNode } from 'react';
import { useTranslate } from '../features/language/useTranslate.ts';

/** The region of toasts, labelled in the reader's language. */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <ToastProvider regionLabel={useTranslate()('shell.notifications')}>{children}</ToastProvider>
  );
}
