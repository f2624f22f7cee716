import { type Catalogue, type Course, teacherOf } from '@aulario/course-data';
import { CoveredLines, useCover } from '@aulario/course-view/course/ListCovers.tsx';
import { useCourseFacts } from '@aulario/course-view/course/useCourseFacts.ts';
import { usePlatformName } from '@aulario/course-view/course/usePlatformName.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { foundIn, resultOf } from '@aulario/frame/async/asyncResult.ts';
import { LoadFailure } from '@aulario/frame/async/LoadFailure.tsx';
import { useAsyncResult } from '@aulario/frame/async/useAsyncResult.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { openLinkedList } from '@aulario/my-courses/lists';
import { CourseLine, Link, Note, Stack, space, VisuallyHidden } from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { EmbedAddress } from './embedAddress.ts';

interface EmbeddedCourseProps {
  course: Course;
  /** The note of the list's owner, or what the course teaches in a route. */
  note?: string | undefined;
}

/**
 * A course of an embedded list, with its drawn cover: nothing is asked of a third site. The link is
 * the course's own, without a partner programme, which only Aulario's pages tell of.
 */
function EmbeddedCourse({ course, note }: EmbeddedCourseProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  return (
    <CourseLine
      cover={useCover(course).cover}
      title={course.title}
      titleLang={foreignLang(course.language, language)}
      href={course.url}
      newTabLabel={text('app.newTab')}
      platform={usePlatformName()(course)}
      instructor={teacherOf(course)}
      facts={useCourseFacts(course)}
      price={usePriceView(course)}
    >
      {note !== undefined && <p>{note}</p>}
    </CourseLine>
  );
}

const Root = styled.main`
  padding: ${space[5]} ${space[5]} ${space[5]};
`;

const Foot = styled.p`
  margin-top: ${space[5]};

  a { display: inline-flex; gap: ${space[3]}; align-items: center; min-height: 44px; font-weight: 600; }
`;

export interface EmbedProps {
  address: EmbedAddress;
  catalogue: Pick<Catalogue, 'course'>;
}

/** A shared list or a route on another site: it keeps nothing, and its links open new tabs. */
export function Embed({ address, catalogue }: EmbedProps) {
  const text = useTranslate();
  const nameOf = useListName();
  const { kind, href, fragment } = address;
  const request = () => resultOf(openLinkedList(catalogue, fragment));
  const [pending, setPending] = useState(request);
  const result = useAsyncResult(pending);
  const shared = foundIn(result);

  return (
    <Root>
      <Stack>
        {result === null && <p role="status">{text('embed.loading')}</p>}
        {result?.status === 'failed' && (
          <LoadFailure code={result.code} onRetry={() => setPending(request())} />
        )}
        {result?.status === 'found' && shared === null && (
          <Note tone="info">{text('embed.invalid')}</Note>
        )}
        {shared !== null && (
          <div>
            <h2>{nameOf(shared.list)}</h2>
            {shared.list.courseIds.length > shared.courses.length && (
              <p>
                {text('embed.missing', {
                  count: shared.list.courseIds.length - shared.courses.length,
                })}
              </p>
            )}
            <CoveredLines as={kind === 'route' ? 'ol' : 'ul'} courses={shared.courses}>
              {shared.courses.map((course, index) => {
                const note = shared.list.notes?.get(course.id);
                const isStep = kind === 'route' && note !== undefined;
                return (
                  <EmbeddedCourse
                    key={course.id}
                    course={course}
                    note={isStep ? `${index + 1}. ${note}` : note}
                  />
                );
              })}
            </CoveredLines>
          </div>
        )}
      </Stack>
      <Foot>
        <Link href={href} target="_blank" rel="noopener">
          <span>{text(`embed.${kind}`)}</span>
          <VisuallyHidden>{` (${text('app.newTab')})`}</VisuallyHidden>
        </Link>
      </Foot>
    </Root>
  );
}
