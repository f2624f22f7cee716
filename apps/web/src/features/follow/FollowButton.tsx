import type { CatalogueQuery } from '@aulario/course-data';
import { BookmarkIcon, Button, CheckIcon } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useFollow } from './useFollow.ts';

/** Follows the shown results, whose news appear in 'What changed'. */
export function FollowButton({ query }: { query: CatalogueQuery }) {
  const text = useTranslate();
  const { isFollowed, toggle } = useFollow(query);
  return (
    <Button
      variant="quiet"
      icon={isFollowed ? <CheckIcon /> : <BookmarkIcon />}
      aria-pressed={isFollowed}
      onClick={toggle}
    >
      {text('follow.label')}
    </Button>
  );
}
