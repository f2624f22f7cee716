import { LoadingScreen, type LongWaitProps } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';

/** The texts of a long wait, and the reload that it offers. */
export function useLongWait(): LongWaitProps {
  const text = useTranslate();
  return {
    message: text('app.slow'),
    reloadLabel: text('app.reload'),
    onReload: () => window.location.reload(),
  };
}

/** A loading screen that offers a reload after a long wait. */
export const Loading = ({ children }: { children: string }) => (
  <LoadingScreen longWait={useLongWait()}>{children}</LoadingScreen>
);
