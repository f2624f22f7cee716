import { useCartActions } from '@aulario/course-data/cart';
import { useListsActions } from '@aulario/course-data/lists';
import {
  Button,
  ButtonGroup,
  CourseLines,
  Note,
  ScreenLead,
  ScreenParts,
  useToast,
} from '@aulario/ui';
import { ListCovers } from '../features/catalogue/ListCovers.tsx';
import { CompareLink } from '../features/compareChoice/CompareLink.tsx';
import { dateFormat } from '../features/language/intlFormats.ts';
import { useLanguage } from '../features/language/LanguageProvider.tsx';
import { useTranslate } from '../features/language/useTranslate.ts';
import { SharedCourseLine } from '../features/lists/SharedCourseLine.tsx';
import { useFreeListName } from '../features/lists/useFreeListName.ts';
import { useSharedList } from '../features/lists/useSharedList.ts';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';
import { LinkFailure } from '../features/share/LinkFailure.tsx';

export function Component() {
  const text = useTranslate();
  const toast = useToast();
  const { language } = useLanguage();
  const { has, restore, clear } = useCartActions();
  const lists = useListsActions();
  const freeName = useFreeListName();
  const { state, retry } = useSharedList();
  const title = state.status === 'ready' ? state.list.name : text('shared.title');
  usePageTitle(title);

  if (state.status === 'loading') return <p role="status">{text('shared.loading')}</p>;
  if (state.status !== 'ready') {
    return (
      <LinkFailure
        title={text(state.status === 'invalid' ? 'shared.invalid' : 'shared.failed')}
        onRetry={state.status === 'failed' ? retry : undefined}
      />
    );
  }

  const { list, courses } = state;
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const missing = list.courseIds.length - courses.length;
  const addAll = () => {
    const addedAt = Date.now();
    const added = courses.filter(({ id }) => !has(id));
    restore(added.map((course) => ({ course, addedAt, openedAt: null })));
    toast({
      message: text('shared.added', { count: courses.length }),
      actionLabel: text('cart.undo'),
      onAction: () => clear(added.map(({ id }) => id)),
    });
  };

  const keep = () => {
    const name = freeName(list.name);
    const id = lists.create(name);
    if (id === null) return;
    const addedAt = Date.now();
    lists.restore(
      courses.map((course, rank) => {
        const note = list.notes?.get(course.id);
        return { course, listId: id, addedAt, rank, ...(note !== undefined && { note }) };
      }),
    );
    toast({
      message: text('compare.saved', { list: name }),
      actionLabel: text('cart.undo'),
      onAction: () => lists.delete(id),
    });
  };

  return (
    <ScreenParts>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <ScreenLead>
          {text('shared.lead', {
            count: courses.length,
            date: date.format(new Date(list.date)),
          })}
        </ScreenLead>
      </div>
      {missing > 0 && <Note tone="info">{text('shared.missing', { count: missing })}</Note>}
      {courses.length > 0 && (
        <ButtonGroup>
          <Button onClick={addAll}>{text('shared.addAll')}</Button>
          <Button variant="ghost" onClick={keep}>
            {text('shared.keep')}
          </Button>
          <CompareLink courses={courses} />
        </ButtonGroup>
      )}
      <CourseLines>
        <ListCovers courses={courses}>
          {courses.map((course) => (
            <SharedCourseLine key={course.id} course={course} note={list.notes?.get(course.id)} />
          ))}
        </ListCovers>
      </CourseLines>
      <p>{text('shared.private')}</p>
    </ScreenParts>
  );
}
