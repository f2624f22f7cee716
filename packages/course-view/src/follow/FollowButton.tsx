import type { CatalogueQuery } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { BellIcon, Button, CheckIcon, onFirstClick } from '@aulario/ui';
import { useFollow } from './useFollow.ts';

/** Follows the shown results. */
export function FollowButton({ query }: { query: CatalogueQuery }) {
  const text = useTranslate();
  const { isFollowed, toggle } = useFollow(query);
  return (
    <Button
      variant="quiet"
      icon={isFollowed ? <CheckIcon /> : <BellIcon />}
      aria-pressed={isFollowed}
      onClick={onFirstClick(toggle)}
    >
      {text(isFollowed ? 'follow.on' : 'follow.label')}
    </Button>
  );
}
