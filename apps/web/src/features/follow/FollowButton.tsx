import type { CatalogueQuery } from '@aulario/course-data';
import { BookmarkIcon, Button, CheckIcon } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useFollow } from './useFollow.ts';

/** Follows the results shown: 'What changed' then tells what is new among them. */
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
