import { useToast } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { isAbortError } from '../services/isAbortError.ts';
import { useServices } from '../services/Services.tsx';

interface Shared {
  title: string;
  /** An address of the product that needs no account. */
  href: string;
}

const isOpenAlready = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

/** Shares by the device's share sheet if there is one; else copies the link and shows a message. */
export function useShare() {
  const text = useTranslate();
  const toast = useToast();
  const { report } = useServices();

  return async ({ title, href }: Shared): Promise<void> => {
    const url = new URL(href, window.location.origin).href;
    try {
      if ('share' in navigator) {
        await navigator.share({ title, url });
        return;
      }
      await window.navigator.clipboard.writeText(url);
      toast({ message: () => text('share.copied') });
    } catch (error) {
      // The reader closed the browser's share sheet, or pressed again while it opened.
      if (isAbortError(error) || isOpenAlready(error)) return;
      // A DOMException is the browser's refusal.
      if (!(error instanceof DOMException)) report(error, 'share');
      toast({ message: () => text('share.failed') });
    }
  };
}
