import { usePlanSettings } from '@aulario/course-data/lists';
import { BannerDetail, BannerText, Button, useToast } from '@aulario/ui';
import { useLocation } from 'react-router-dom';
import { useKeptCourses } from '../changes/useKeptCourses.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { paths } from '../navigation/paths.ts';
import { DismissibleBanner } from '../note/DismissibleBanner.tsx';
import { keepAnsweredKey } from '../note/storedMoment.ts';
import { usePersistentStorage } from './usePersistentStorage.ts';

/** Where somebody looks at what they keep. */
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
  const { state, ask } = usePersistentStorage();
  const hasCourses = useKeptCourses().length > 0;
  const hasPlan = usePlanSettings().settings !== null;
  if (state !== 'may-erase' || !(hasCourses || hasPlan)) return null;

  const answer = async () => {
    const isKept = await ask();
    toast({ message: text(isKept ? 'keep.promised' : 'keep.refused') });
  };

  return (
    <DismissibleBanner label={text('keep.label')} dismissedKey={keepAnsweredKey} isDismissedForGood>
      <BannerText>
        {text('keep.text')}
        <BannerDetail>{text('keep.more')}</BannerDetail>
      </BannerText>
      <Button variant="quiet" onClick={() => void answer()}>
        {text('keep.ask')}
      </Button>
    </DismissibleBanner>
  );
}

/** Offers to ask the browser not to erase what is kept, until that was answered once. */
export function KeepNote() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  return keptPaths.some((path) => inLanguage(path, language) === pathname) ? <Offer /> : null;
}
