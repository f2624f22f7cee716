import type { CatalogueQuery } from '@aulario/course-data';
import {
  followedKey,
  followQuery,
  maxFollowedCourses,
  useFollowed,
  useFollowedActions,
} from '@aulario/course-data/lists';
import { useToast } from '@aulario/ui';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { useShell } from '../navigation/ShellProvider.ts';
import { reportUnforeseen } from '../services/reportUnforeseen.ts';
import { useServices } from '../services/Services.tsx';

/** Whether a hub or a search is followed on this device. */
export function useIsFollowed(query: CatalogueQuery): boolean {
  const key = followedKey(query);
  return useFollowed().some((each) => each.query === key);
}

/** Follows or unfollows a hub or a search. Followed searches stay on the device. */
export function useFollow(query: CatalogueQuery) {
  const text = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { language } = useLanguage();
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
        message: text(followed.isWhole ? 'follow.done' : 'follow.donePartly', {
          max: maxFollowedCourses,
        }),
        // The pressed button itself undoes it.
        actionLabel: text('changes.see'),
        onAction: () => void navigate(inLanguage(changed, language)),
      });
    } catch (error) {
      reportUnforeseen(report, error, 'follow');
      toast({ message: text('follow.failed') });
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
