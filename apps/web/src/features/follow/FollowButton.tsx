import type { CatalogueQuery } from '@aulario/course-data';
import { BookmarkIcon, Button, CheckIcon } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useFollow } from './useFollow.ts';

interface FollowButtonProps {
  query: CatalogueQuery;
  /** A hub is followed, a search is saved. */
  kind: 'hub' | 'search';
}

/** Follows what is shown: 'What changed' then tells what is new in it. */
export function FollowButton({ query, kind }: FollowButtonProps) {
  const text = useTranslate();
  const { isFollowed, toggle } = useFollow(query);
  return (
    <Button
      variant="quiet"
      icon={isFollowed ? <CheckIcon /> : <BookmarkIcon />}
      aria-pressed={isFollowed}
      onClick={toggle}
    >
      {text(`follow.${kind}`)}
    </Button>
  );
}
