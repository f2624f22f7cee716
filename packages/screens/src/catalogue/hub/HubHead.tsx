import { emptyQuery, type FacetCounts, platformOf, type QuerySummary } from '@aulario/course-data';
import { FollowButton } from '@aulario/course-view/follow/FollowButton.tsx';
import { NewsLink } from '@aulario/course-view/follow/NewsLink.tsx';
import { type AsyncResult, foundIn } from '@aulario/frame/async/asyncResult.ts';
import { useAsyncResult } from '@aulario/frame/async/useAsyncResult.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { categoryHref } from '@aulario/frame/navigation/href/categoryHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { ButtonGroup } from '@aulario/ui';
import { Breadcrumbs } from '../coursePage/CoursePage/Breadcrumbs.tsx';
import { useSubjectItems } from '../subjects/useSubjectItems.ts';
import { HubHeader } from './Hub/HubHeader.tsx';
import { type HubData, hubQuery } from './hubData.ts';

const platformsOf = ({ platform }: FacetCounts) =>
  Object.keys(platform).filter((id) => (platform[id] ?? 0) > 0);

/** A sentence with numbers: null while loading, undefined without numbers. */
export function useHubLead(result: AsyncResult<QuerySummary> | null): string | null | undefined {
  const text = useTranslate();
  const { language } = useLanguage();
  if (result === null) return null;
  if (result.status === 'failed' || result.value.total === 0) return undefined;
  const { total, counts } = result.value;
  const platforms = platformsOf(counts);
  const [platform] = platforms;
  const free = counts.price['free'] ?? 0;
  const own = counts.language[language] ?? 0;
  return total === 1 && platform !== undefined
    ? text('hub.leadOne', { platform: platformOf(platform).name, free, own })
    : text('hub.lead', { total, platforms: platforms.length, free, own });
}

/** Those with most courses: a real catalogue has sixty in a category, which would hide its courses. */
const maxSubjects = 24;

interface HubHeadProps {
  hub: HubData;
  title: string;
  lead: string | null | undefined;
}

/** The head of a hub: its breadcrumb, name, a sentence with numbers, and subjects. */
export function HubHead({ hub, title, lead }: HubHeadProps) {
  const text = useTranslate();
  const shell = useShell();
  const { language } = useLanguage();
  const { category, subject } = hub;
  const overview = foundIn(useAsyncResult(hub.overview));
  const subjects = (overview?.subjects ?? []).filter(
    (each, place) => place < maxSubjects || each.subject === subject?.name,
  );
  const items = useSubjectItems(subjects, category);
  const name = text(`category.${category}`);
  const query = hubQuery({ ...emptyQuery, language }, hub);
  return (
    <HubHeader
      breadcrumbs={
        <Breadcrumbs
          label={text('course.where')}
          items={[
            { label: text('nav.courses'), href: shell.catalogue },
            subject === null
              ? { label: text('nav.categories'), href: shell.categories }
              : { label: name, href: categoryHref(shell, category) },
          ]}
        />
      }
      title={title}
      text={lead}
      action={
        <ButtonGroup>
          <FollowButton query={query} />
          <NewsLink query={query} />
        </ButtonGroup>
      }
      subjects={{ label: text('browse.subjectsOf', { category: name }), items }}
      cover={subject === null ? { id: category, category } : undefined}
    />
  );
}
