import { LoadingScreen } from '@aulario/ui';
import { useLongWait } from './useLongWait.ts';

/** A loading screen that offers a reload after a long wait. */
export const Loading = ({ children }: { children: string }) => (
  <LoadingScreen longWait={useLongWait()}>{children}</LoadingScreen>
);
