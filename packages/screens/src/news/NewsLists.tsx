import type { CatalogueNews, CourseNews } from '@aulario/course-data';
import { ListCovers } from '@aulario/course-view/course/ListCovers.tsx';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useDates } from '@aulario/frame/language/useDates.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseLines } from '@aulario/ui';
import { DiscontinuedLine } from '../changes/DiscontinuedLine.tsx';
import { FollowedCourse } from '../changes/FollowedCourse.tsx';
import { PriceDrop } from '../changes/PriceDrop.tsx';

/** In display order. */
const kinds = [
  { kind: 'lowest', title: 'news.lowest' },
  { kind: 'free', title: 'changes.free' },
  { kind: 'fresh', title: 'news.fresh' },
] as const satisfies readonly { kind: CourseNews['kind']; title: MessageId }[];

function NewsLine({ news }: { news: CourseNews }) {
  const text = useTranslate();
  const date = useDates();
  switch (news.kind) {
    case 'lowest': {
      const { course, before, since } = news;
      return (
        <FollowedCourse course={course}>
          {course.price.kind === 'paid' && <PriceDrop before={before} now={course.price.money} />}
          <p>{text('news.lowestText', { date: date(since) })}</p>
        </FollowedCourse>
      );
    }
    case 'free':
      return (
        <FollowedCourse course={news.course}>
          <p>{text('news.freeText', { date: date(news.day) })}</p>
        </FollowedCourse>
      );
    case 'fresh':
      return (
        <FollowedCourse course={news.course}>
          <p>{text('news.freshText', { date: date(news.day) })}</p>
        </FollowedCourse>
      );
  }
}

/** The news by kind; omits empty kinds. */
export function NewsLists({ news: { courses, gone } }: { news: CatalogueNews }) {
  const text = useTranslate();
  return (
    <>
      {kinds.map(({ kind, title }) => {
        const ofKind = courses.filter((news) => news.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`news-${kind}`}>
            <h2 id={`news-${kind}`}>{text(title)}</h2>
            <CourseLines>
              <ListCovers courses={ofKind.map(({ course }) => course)}>
                {ofKind.map((news) => (
                  <NewsLine key={news.course.id} news={news} />
                ))}
              </ListCovers>
            </CourseLines>
          </section>
        );
      })}
      {gone.length > 0 && (
        <section aria-labelledby="news-gone">
          <h2 id="news-gone">{text('changes.discontinued')}</h2>
          <CourseLines>
            {gone.map((discontinued) => (
              <DiscontinuedLine key={discontinued.id} discontinued={discontinued} />
            ))}
          </CourseLines>
        </section>
      )}
    </>
  );
}
