import { Note } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';

/** Whether the browser is Apple's, which erases what a site keeps; one that is installed, it spares. */
const isSafari = () =>
  navigator.vendor.startsWith('Apple') && !window.matchMedia('(display-mode: standalone)').matches;

/** Says in Safari that it erases what nobody has come back to for seven days. */
export function SafariNote() {
  const text = useTranslate();
  return isSafari() ? <Note tone="info">{text('backup.safari')}</Note> : null;
}
