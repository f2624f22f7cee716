import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { DismissibleBanner } from '@aulario/frame/note/DismissibleBanner.tsx';
import { persistenceAnsweredKey } from '@aulario/frame/note/noteKeys.ts';
import { BannerDetail, BannerText, Button, space, useToast } from '@aulario/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { usePersistenceOffer } from './usePersistenceOffer.ts';

const Root = styled.div`
  margin-top: ${space[7]};
`;

/** The screens that show the offer: those of stored data. */
const keptPaths = [
  paths.cart,
  paths.publicCart,
  paths.lists,
  paths.publicLists,
  paths.myCourses,
  paths.plan,
  paths.publicPlan,
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
    <Root>
      <DismissibleBanner label={text('keep.label')} dismissedKey={persistenceAnsweredKey}>
        <BannerText>
          <span>{text('keep.text')}</span>
          <BannerDetail>{text('keep.more')}</BannerDetail>
        </BannerText>
        <Button variant="quiet" onClick={() => void answer()}>
          {text('keep.ask')}
        </Button>
      </DismissibleBanner>
    </Root>
  );
}

/**
 * Offers to request persistent storage, until the reader has answered once. Stands below the screen's
 * content, which must not move when the browser has answered whether the storage is persistent.
 */
export function PersistenceOffer() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  return keptPaths.some((path) => inLanguage(path, language) === pathname) ? <Offer /> : null;
}
