import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useScreenPath } from '@aulario/frame/navigation/useScreenPath.ts';
import { DismissibleBanner } from '@aulario/frame/note/DismissibleBanner.tsx';
import { changesDismissedKey } from '@aulario/frame/note/noteKeys.ts';
import { BannerDetail, BannerText, Link } from '@aulario/ui';
import { changeKinds } from './changeKinds.ts';
import { countOfAllNews, useFollowedNews } from './useFollowedNews.ts';
import { useWhatChanged } from './useWhatChanged.ts';

function News() {
  const text = useTranslate();
  const { date, list } = useFormatters();
  const shell = useShell();
  const state = useWhatChanged();
  const followedCount = countOfAllNews(useFollowedNews());
  const isFound = state.status === 'found';
  if (!isFound && followedCount === 0) return null;
  const parts = changeKinds.flatMap((kind) =>
    !isFound || state.changed[kind].length === 0
      ? []
      : [text(`changes.note.${kind}`, { count: state.changed[kind].length })],
  );
  return (
    <DismissibleBanner label={text('changes.title')} dismissedKey={changesDismissedKey}>
      <BannerText>
        {isFound && (
          <>
            <span>{text('changes.note', { count: state.count })}</span>
            <BannerDetail>
              {text('changes.noteMore', { date: date(state.seenOn), changes: list(parts) })}
            </BannerDetail>
          </>
        )}
        {isFound && followedCount > 0 && <span> · </span>}
        {followedCount > 0 && <span>{text('follow.note', { count: followedCount })}</span>}
      </BannerText>
      <Link href={shell.changed}>{text('changes.see')}</Link>
    </DismissibleBanner>
  );
}

/** A note on the catalogue's page about news of the reader's courses and followed searches. */
export function ChangesNote() {
  const { catalogue } = useShell();
  return useScreenPath() === catalogue ? <News /> : null;
}
