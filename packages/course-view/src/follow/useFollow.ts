import type { CatalogueQuery } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useGoTo } from '@aulario/frame/navigation/useGoTo.ts';
import { reportUnforeseen } from '@aulario/frame/services/reportUnforeseen.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { followedKey, followQuery, maxFollowedCourses } from '@aulario/my-courses/lists';
import { useToast } from '@aulario/ui';
import { useFollowed, useFollowedActions } from '../kept/useSaved.ts';

/** Whether a hub or a search is followed on this device. */
export function useIsFollowed(query: CatalogueQuery): boolean {
  const key = followedKey(query);
  return useFollowed().some((each) => each.query === key);
}

/** Follows or unfollows a hub or a search. Followed searches stay on the device. */
export function useFollow(query: CatalogueQuery) {
  const text = useTranslate();
  const toast = useToast();
  const goTo = useGoTo();
  const { changed } = useShell();
  const { catalogue, report } = useServices();
  const actions = useFollowedActions();
  const key = followedKey(query);
  const isFollowed = useIsFollowed(query);

  async function follow(): Promise<void> {
    try {
      const followed = await followQuery(catalogue, query);
      actions.put(followed);
      toast({
        message: () =>
          text(followed.isWhole ? 'follow.done' : 'follow.donePartly', {
            max: maxFollowedCourses,
          }),
        // The pressed button itself undoes it.
        actionLabel: () => text('changes.see'),
        onAction: () => goTo(changed),
      });
    } catch (error) {
      reportUnforeseen(report, error, 'follow');
      toast({ message: () => text('follow.failed') });
    }
  }

  return {
    isFollowed,
    toggle: () => {
      if (isFollowed) actions.remove(key);
      else void follow();
    },
  };
}
