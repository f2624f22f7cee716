import type { CartEntry } from '@aulario/course-data/cart';
import { Button, ShareIcon } from '@aulario/ui';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { sharedListHref } from '../lists/sharedListHref.ts';
import { useShare } from '../share/useShare.ts';

/** Shares the courses of the cart as a list in a link. */
export function CartShare({ entries }: { entries: readonly CartEntry[] }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const share = useShare();
  const shareCart = async () => {
    const title = text('share.cartName');
    await share({ title, href: await sharedListHref(title, entries, language) });
  };
  return (
    <Button
      variant="quiet"
      icon={<ShareIcon />}
      aria-label={text('share.cart')}
      onClick={() => void shareCart()}
    >
      {text('share.label')}
    </Button>
  );
}
