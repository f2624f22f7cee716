import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Note } from '@aulario/ui';

/**
 * Whether the browser is Safari, which erases a site's data after a while, but not that of an
 * installed app.
 */
const isSafari = () =>
  navigator.vendor.startsWith('Apple') && !window.matchMedia('(display-mode: standalone)').matches;

/** Warns in Safari that it erases the data of a site that was not visited for seven days. */
export function SafariNote() {
  const text = useTranslate();
  return isSafari() ? <Note tone="info">{text('backup.safari')}</Note> : null;
}
