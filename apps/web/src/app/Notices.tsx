import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { ToastProvider } from '@aulario/ui';
import type { ReactNode } from 'react';

/** The region of toasts, labelled in the reader's language. */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <ToastProvider regionLabel={useTranslate()('shell.notifications')}>{children}</ToastProvider>
  );
}
