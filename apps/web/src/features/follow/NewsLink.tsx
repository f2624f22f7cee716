import type { CatalogueQuery } from '@aulario/course-data';
import { ButtonLink } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useShell } from '../navigation/ShellProvider.ts';
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
