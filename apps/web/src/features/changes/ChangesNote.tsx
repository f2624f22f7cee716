import { BannerDetail, BannerText, Link } from '@aulario/ui';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useDates } from '../language/useDates.ts';
import { useFormatters } from '../language/useFormatters.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { useShell } from '../navigation/ShellProvider.ts';
import { DismissibleBanner } from '../note/DismissibleBanner.tsx';
import { changesDismissedKey } from '../note/storedMoment.ts';
import { changeKinds } from './changeKinds.ts';
import { useWhatChanged } from './useWhatChanged.ts';

function News() {
  const text = useTranslate();
  const date = useDates();
  const shell = useShell();
  const { list } = useFormatters();
  const state = useWhatChanged();
  if (state.status !== 'found') return null;
  const { changed, count, seenOn } = state;
  const parts = changeKinds.flatMap((kind) =>
    changed[kind].length === 0
      ? []
      : [text(`changes.note.${kind}`, { count: changed[kind].length })],
  );
  return (
    <DismissibleBanner label={text('changes.title')} dismissedKey={changesDismissedKey}>
      <BannerText>
        {text('changes.note', { count })}
        <BannerDetail>
          {text('changes.noteMore', { date: date(seenOn), changes: list(parts) })}
        </BannerDetail>
      </BannerText>
      <Link href={shell.changed}>{text('changes.see')}</Link>
    </DismissibleBanner>
  );
}

/** Says on the catalogue's own page that something became of the reader's courses. */
export function ChangesNote() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const shell = useShell();
  return pathname === inLanguage(shell.catalogue, language) ? <News /> : null;
}
