import type { CatalogueQuery } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { ButtonLink } from '@aulario/ui';
import { useIsFollowed } from './useFollow.ts';

/** Links to 'What changed' where the shown results are followed: their news appear there. */
export function NewsLink({ query }: { query: CatalogueQuery }) {
  const text = useTranslate();
  const isFollowed = useIsFollowed(query);
  const { changed } = useShell();
  if (!isFollowed) return null;
  return (
    <ButtonLink variant="quiet" href={changed}>
      {text('changes.title')}
    </ButtonLink>
  );
}
