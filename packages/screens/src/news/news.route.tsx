import {
  type CatalogueNews,
  type CategoryId,
  type CourseNews,
  emptyQuery,
  newsDays,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { CourseGroup } from '@aulario/course-view/course/CourseGroup.tsx';
import { PricedCourseLine } from '@aulario/course-view/course/PricedCourseLine.tsx';
import { foundIn } from '@aulario/frame/async/asyncResult.ts';
import { useAsyncResult } from '@aulario/frame/async/useAsyncResult.ts';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { newsHref } from '@aulario/frame/navigation/href/newsHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import {
  ButtonLink,
  CategoryNav,
  EmptyState,
  Link,
  morningScene,
  ScreenHead,
  ScreenWaiting,
  Spinner,
  Stack,
} from '@aulario/ui';
import { useLoaderData } from 'react-router-dom';
import { useShortCategoryLinks } from '../catalogue/browse/useCategoryLinks.ts';
import { FeedLinks } from '../catalogue/feeds/FeedLinks.tsx';
import { CatalogueFailed } from '../catalogue/results/CatalogueFailed.tsx';
import { DiscontinuedLine } from '../changes/DiscontinuedLine.tsx';
import { usePriceDrop } from '../changes/usePriceDrop.ts';
import type { NewsData } from './newsLoader.ts';

/** In display order. */
const kinds = [
  { kind: 'lowest', title: 'news.lowest' },
  { kind: 'free', title: 'changes.free' },
  { kind: 'fresh', title: 'news.fresh' },
] as const satisfies readonly { kind: CourseNews['kind']; title: MessageId }[];

function NewsLine({ news }: { news: CourseNews }) {
  const text = useTranslate();
  const { date } = useFormatters();
  const priceDrop = usePriceDrop();
  switch (news.kind) {
    case 'lowest': {
      const { course, before, since } = news;
      return (
        <PricedCourseLine
          course={course}
          price={
            course.price.kind === 'paid'
              ? priceDrop({ before, now: course.price.money })
              : undefined
          }
        >
          <p>{text('news.lowestText', { date: date(since) })}</p>
        </PricedCourseLine>
      );
    }
    case 'free':
      return (
        <PricedCourseLine course={news.course}>
          <p>{text('news.freeText', { date: date(news.day) })}</p>
        </PricedCourseLine>
      );
    case 'fresh':
      return (
        <PricedCourseLine course={news.course}>
          <p>{text('news.freshText', { date: date(news.day) })}</p>
        </PricedCourseLine>
      );
  }
}

/** The news by kind; omits empty kinds. */
function NewsLists({ news: { courses, gone } }: { news: CatalogueNews }) {
  const text = useTranslate();
  return (
    <>
      {kinds.map(({ kind, title }) => {
        const ofKind = courses.filter((news) => news.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <CourseGroup key={kind} title={text(title)} courses={ofKind.map(({ course }) => course)}>
            {ofKind.map((news) => (
              <NewsLine key={news.course.id} news={news} />
            ))}
          </CourseGroup>
        );
      })}
      {gone.length > 0 && (
        <CourseGroup title={text('changes.discontinued')} courses={[]}>
          {gone.map((discontinued) => (
            <DiscontinuedLine key={discontinued.id} discontinued={discontinued} />
          ))}
        </CourseGroup>
      )}
    </>
  );
}

/** The link to all courses, those published last first. */
function NewestLink() {
  const text = useTranslate();
  const href = useCatalogueHref()(emptyQuery, { sort: 'newest' });
  return (
    <ButtonLink variant="ghost" href={href}>
      {text('news.newest')}
    </ButtonLink>
  );
}

interface CategoryNewsProps {
  category: CategoryId | null;
  news: CatalogueNews;
}

function CategoryNews({ category, news }: CategoryNewsProps) {
  const text = useTranslate();
  const shell = useShell();
  const items = useShortCategoryLinks(
    (each) => newsHref(shell, each),
    (each) => each === category,
  );
  if (news.since === null)
    return (
      <EmptyState scene={morningScene} title={text('news.first')} text={text('news.firstText')}>
        <NewestLink />
      </EmptyState>
    );
  const isEmpty = news.courses.length === 0 && news.gone.length === 0;
  return (
    <>
      <CategoryNav label={text('news.categories')} items={items} isSlim />
      {isEmpty ? (
        <EmptyState scene={morningScene} title={text('news.none', { days: newsDays })}>
          <NewestLink />
        </EmptyState>
      ) : (
        <NewsLists news={news} />
      )}
      {category !== null && <Link href={shell.news}>{text('news.all')}</Link>}
      <FeedLinks label={text('news.feeds')} href={newsHref(publicShell, category)} />
    </>
  );
}

/** What became of the courses of the catalogue in the last days. */
export function Component() {
  const text = useTranslate();
  const { date } = useFormatters();
  const { category, news } = useLoaderData<NewsData>();
  const result = useAsyncResult(news);
  const title =
    category === null
      ? text('nav.news')
      : text('news.titleOf', { category: text(`category.${category}`) });
  usePageTitle(title, category === null ? undefined : text('news.description', { title }));
  const since = foundIn(result)?.since ?? null;

  return (
    <Stack>
      <ScreenHead
        title={title}
        lead={
          since === null
            ? text('news.lead')
            : text('news.leadSince', { days: newsDays, date: date(since) })
        }
      />
      {result === null ? (
        <ScreenWaiting>
          <Spinner /> <span>{text('changes.loading')}</span>
        </ScreenWaiting>
      ) : result.status === 'failed' ? (
        <CatalogueFailed code={result.code} />
      ) : (
        <CategoryNews category={category} news={result.value} />
      )}
    </Stack>
  );
}
