import { LoadingScreen } from '@aulario/ui';
import { useLongWait } from './useLongWait.ts';

/** A loading page with the application's words for a long wait. */
export const Loading = ({ children }: { children: string }) => (
  <LoadingScreen longWait={useLongWait()}>{children}</LoadingScreen>
);
