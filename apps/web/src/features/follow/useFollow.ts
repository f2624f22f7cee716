import { type CatalogueQuery, emptyQuery, toQueryString } from '@aulario/course-data';
import {
  followedCourses,
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

/** The followed query: without sort order and page. */
const followedQuery = (query: CatalogueQuery) =>
  toQueryString({ ...query, sort: emptyQuery.sort, page: 1 });

/** Whether a hub or a search is followed on this device. */
export function useIsFollowed(query: CatalogueQuery): boolean {
  const key = followedQuery(query);
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
  const key = followedQuery(query);
  const isFollowed = useIsFollowed(query);

  async function follow(): Promise<void> {
    try {
      const [{ builtOn }, { courses, isWhole }] = await Promise.all([
        catalogue.about(null),
        followedCourses(catalogue, { ...query, sort: emptyQuery.sort }),
      ]);
      const courseIds = courses.map(({ id }) => id);
      actions.put({ query: key, courseIds, isWhole, seenOn: builtOn });
      toast({
        message: text(isWhole ? 'follow.done' : 'follow.donePartly', { max: maxFollowedCourses }),
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
