import { BannerDetail, BannerText, Button, useToast } from '@aulario/ui';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { paths } from '../navigation/paths.ts';
import { DismissibleBanner } from '../note/DismissibleBanner.tsx';
import { persistenceAnsweredKey } from '../note/noteKeys.ts';
import { usePersistenceOffer } from './usePersistenceOffer.ts';

/** The screens that show the offer: those of stored data. */
const keptPaths = [
  paths.cart,
  paths.publicCart,
  paths.lists,
  paths.publicLists,
  paths.myCourses,
  paths.plan,
];

function Offer() {
  const text = useTranslate();
  const toast = useToast();
  const { isOffered, ask } = usePersistenceOffer();
  if (!isOffered) return null;

  const answer = async () => {
    const isKept = await ask();
    toast({ message: text(isKept ? 'keep.promised' : 'keep.refused') });
  };

  return (
    <DismissibleBanner label={text('keep.label')} dismissedKey={persistenceAnsweredKey}>
      <BannerText>
        <span>{text('keep.text')}</span>
        <BannerDetail>{text('keep.more')}</BannerDetail>
      </BannerText>
      <Button variant="quiet" onClick={() => void answer()}>
        {text('keep.ask')}
      </Button>
    </DismissibleBanner>
  );
}

/** Offers to request persistent storage, until the reader has answered once. */
export function PersistenceOffer() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  return keptPaths.some((path) => inLanguage(path, language) === pathname) ? <Offer /> : null;
}
