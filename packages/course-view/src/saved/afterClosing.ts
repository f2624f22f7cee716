import { flushSync } from 'react-dom';

/**
 * Returns a handler that closes a dialog and then runs an action, so that the focus returns to the
 * page before the action moves it.
 */
export const afterClosing = (onClose: () => void) => (run: () => void) => () => {
  flushSync(onClose);
  run();
};
