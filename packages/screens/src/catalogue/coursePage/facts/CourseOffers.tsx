import { formatMoney, type Offer, platformOf } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useOutgoingHref } from '@aulario/frame/services/useOutgoing.ts';
import { Link, VisuallyHidden } from '@aulario/ui';

/** The other places that offer a course, with their prices as far as known. */
export function CourseOffers({ offers }: { offers: readonly Offer[] }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const outgoing = useOutgoingHref();
  const priceOf = ({ price }: Offer): string => {
    if (price.kind === 'paid') return formatMoney(price.money, language);
    return text(price.kind === 'free' ? 'price.free' : 'price.unknown');
  };
  return offers.map((offer, index) => (
    <span key={offer.url}>
      {index > 0 && <span>, </span>}
      <Link href={outgoing(offer)} target="_blank" rel="noopener noreferrer">
        <span>{platformOf(offer.platform).name}</span>
        <VisuallyHidden>{` (${text('app.newTab')})`}</VisuallyHidden>
      </Link>
      <span>{` · ${priceOf(offer)}`}</span>
    </span>
  ));
}
