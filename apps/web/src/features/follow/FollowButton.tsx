import type { CatalogueQuery } from '@aulario/course-data';
import { BellIcon, Button, ButtonLink, CheckIcon, onFirstClick } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useShell } from '../navigation/ShellProvider.ts';
import { useFollow } from './useFollow.ts';

/** Follows the shown results, and then links to 'What changed', where their news appear. */
export function FollowButton({ query }: { query: CatalogueQuery }) {
  const text = useTranslate();
  const { isFollowed, toggle } = useFollow(query);
  const { changed } = useShell();
  return (
    <>
      <Button
        variant="quiet"
        icon={isFollowed ? <CheckIcon /> : <BellIcon />}
        aria-pressed={isFollowed}
        onClick={onFirstClick(toggle)}
      >
        {text('follow.label')}
      </Button>
      {isFollowed && (
        <ButtonLink variant="quiet" href={changed}>
          {text('changes.title')}
        </ButtonLink>
      )}
    </>
  );
}
