import { fromQueryString, isCategoryId } from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { CourseGroup } from '@aulario/course-view/course/CourseGroup.tsx';
import { PricedCourseLine } from '@aulario/course-view/course/PricedCourseLine.tsx';
import { useFollowedActions } from '@aulario/course-view/kept/useSaved.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { countNews, type FollowedState, maxFollowedCourses } from '@aulario/my-courses/lists';
import { Button, Link, Note, Stack, space } from '@aulario/ui';
import { useCallback } from 'react';
import styled from 'styled-components';
import { DiscontinuedLine } from './DiscontinuedLine.tsx';
import type { FollowedView } from './useFollowedNews.ts';
import { usePriceDrop } from './usePriceDrop.ts';

/** Names a followed search: by its text, its categories, and whether it has filters. */
function useFollowedName() {
  const text = useTranslate();
  return useCallback(
    (written: string) => {
      const query = fromQueryString(written);
      const { category = [], ...others } = query.filters;
      return [
        ...(query.text === '' ? [] : [query.text]),
        ...(query.subject === null ? [] : [query.subject]),
        ...category.map((id) => (isCategoryId(id) ? text(`category.${id}`) : id)),
        ...(query.similarTo === null ? [] : [text('similar.label')]),
        ...(Object.keys(others).length === 0 ? [] : [text('follow.filtered')]),
      ].join(' · ');
    },
    [text],
  );
}

const Followed = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  align-items: baseline;
`;

function NewsOf({ state }: { state: FollowedState }) {
  const text = useTranslate();
  const priceDrop = usePriceDrop();
  const { followed, news } = state;
  const courses = [
    ...news.fresh,
    ...[...news.cheaper, ...news.free].map(({ kept }) => kept.course),
  ];
  const name = useFollowedName()(followed.query);
  return (
    <CourseGroup title={text('follow.newsIn', { name })} courses={courses}>
      {news.fresh.map((course) => (
        <PricedCourseLine key={course.id} course={course}>
          <p>{text('follow.fresh')}</p>
        </PricedCourseLine>
      ))}
      {news.cheaper.map(({ kept, ...prices }) => (
        <PricedCourseLine key={kept.course.id} course={kept.course} price={priceDrop(prices)} />
      ))}
      {news.free.map(({ kept }) => (
        <PricedCourseLine
          key={kept.course.id}
          course={kept.course}
          price={{ kind: 'free', text: text('price.free') }}
        >
          <p>{text('changes.freeText')}</p>
        </PricedCourseLine>
      ))}
      {news.discontinued.map((discontinued) => (
        <DiscontinuedLine key={discontinued.id} discontinued={discontinued} />
      ))}
    </CourseGroup>
  );
}

/** The news of the followed searches, and the list of these searches. */
export function FollowedNews({ view }: { view: FollowedView }) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const nameOf = useFollowedName();
  const hrefFor = useCatalogueHref();
  const actions = useFollowedActions();
  const { followed, states, isFailed, markSeen } = view;
  const withNews = states?.filter(({ news }) => countNews(news) > 0) ?? [];

  return (
    <>
      {isFailed && <Note tone="danger">{text('follow.failed')}</Note>}
      {withNews.map((state) => (
        <NewsOf key={state.followed.query} state={state} />
      ))}
      {withNews.length > 0 && (
        <div>
          <Button
            variant="ghost"
            onClick={() => {
              focusHeading();
              markSeen();
            }}
          >
            {text('follow.markSeen')}
          </Button>
        </div>
      )}
      <Stack as="section" aria-labelledby="followed">
        <h2 id="followed">{text('follow.title')}</h2>
        {followed.length === 0 ? (
          <p>{text('follow.none')}</p>
        ) : (
          <ul>
            {followed.map((each) => {
              const name = nameOf(each.query);
              return (
                <Followed key={each.query}>
                  <Link href={hrefFor(fromQueryString(each.query))}>{name}</Link>
                  {!each.isWhole && (
                    <span>{text('follow.notWhole', { max: maxFollowedCourses })}</span>
                  )}
                  <Button
                    variant="quiet"
                    aria-label={text('follow.stopOf', { name })}
                    onClick={() => {
                      focusHeading();
                      actions.remove(each.query);
                      offerUndo(
                        () => text('follow.stopped'),
                        () => actions.put(each),
                      );
                    }}
                  >
                    {text('follow.stop')}
                  </Button>
                </Followed>
              );
            })}
          </ul>
        )}
      </Stack>
    </>
  );
}
