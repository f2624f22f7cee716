import {
  fromCompareSearch,
  maxCompared,
  toCompareSearch,
  useCompared,
  useComparedActions,
  type Weights,
} from '@aulario/course-data/compare';
import { Button, ButtonLink, EmptyState, Note, ScreenLead, ScreenParts } from '@aulario/ui';
import { useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { CompareActions } from '../features/compare/CompareActions.tsx';
import { ComparedCourses } from '../features/compare/ComparedCourses.tsx';
import { useAddressedCourses } from '../features/compare/useAddressedCourses.ts';
import { useTranslate } from '../features/language/useTranslate.ts';
import { useShell } from '../features/navigation/ShellProvider.ts';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';

export function Component() {
  const text = useTranslate();
  const { catalogue } = useShell();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const compared = useComparedActions();
  const chosen = useCompared();
  const { courseIds, weights, hasMore } = useMemo(() => fromCompareSearch(search), [search]);
  const { state, retry } = useAddressedCourses(courseIds);
  usePageTitle(text('compare.title'));

  const addressOf = (ids: readonly string[], by: Weights) =>
    `${pathname}?${toCompareSearch(ids, by)}`;
  const show = (ids: readonly string[], by: Weights) => {
    void navigate(addressOf(ids, by), { replace: true, preventScrollReset: true });
  };
  const remove = (courseId: string) => {
    compared.remove(courseId);
    show(
      courseIds.filter((id) => id !== courseId),
      weights,
    );
  };

  // An address that names no courses means those that are chosen.
  const own = addressOf(
    chosen.map(({ id }) => id),
    weights,
  );
  if (courseIds.length === 0 && chosen.length > 0 && own !== pathname + search) {
    return <Navigate to={own} replace />;
  }
  if (state.status === 'failed') {
    return (
      <EmptyState scene="nothing" headingLevel={1} title={text('compare.failed')}>
        <Button onClick={retry}>{text('shared.retry')}</Button>
      </EmptyState>
    );
  }
  const isLoading = state.status === 'loading';
  const { courses, missing } = state.status === 'ready' ? state : { courses: [], missing: 0 };

  return (
    <ScreenParts>
      <div>
        <h1 tabIndex={-1}>{text('compare.title')}</h1>
        <ScreenLead>{text('compare.lead')}</ScreenLead>
      </div>
      {isLoading && <p role="status">{text('compare.loading')}</p>}
      {hasMore && <Note tone="info">{text('compare.tooMany', { max: maxCompared })}</Note>}
      {missing > 0 && <Note tone="info">{text('compare.missing', { count: missing })}</Note>}
      {courses.length >= 2 && (
        <>
          <CompareActions courses={courses} weights={weights} />
          <ComparedCourses
            courses={courses}
            weights={weights}
            onWeights={(by) => show(courseIds, by)}
            onRemove={remove}
          />
        </>
      )}
      {!isLoading && courses.length < 2 && (
        <EmptyState
          scene="room"
          title={text('compare.tooFew', { count: courses.length })}
          text={text('compare.how')}
        >
          <ButtonLink href={catalogue}>{text('cart.browse')}</ButtonLink>
        </EmptyState>
      )}
    </ScreenParts>
  );
}
