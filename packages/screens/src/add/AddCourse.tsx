import { type Course, formatMoney } from '@aulario/course-data';
import { plainText } from '@aulario/course-data/records';
import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useLists, useListsActions, useOwnedActions } from '@aulario/course-view/kept/useSaved.ts';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useGoTo } from '@aulario/frame/navigation/useGoTo.ts';
import { useScreenPath } from '@aulario/frame/navigation/useScreenPath.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useMyCoursesHref } from '@aulario/frame/session/useMyCoursesHref.ts';
import {
  type AddedFields,
  addedCourse,
  type FieldSource,
  findExistingCourse,
  plainAddress,
  type ReadPage,
  typedMinutes,
  typedPrice,
} from '@aulario/my-courses/add';
import {
  Button,
  ButtonGroup,
  CourseLine,
  CourseLines,
  from,
  Note,
  SelectField,
  space,
  TextField,
  useToast,
} from '@aulario/ui';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

/** The state of the fields of a course to add; the price keeps its text as it is typed. */
function useAddedFields(initial: AddedFields) {
  const text = useTranslate();
  const { language } = useLanguage();
  const [fields, setFields] = useState(initial);
  const [priceText, setPriceText] = useState(() => {
    if (initial.price.kind === 'unknown') return '';
    if (initial.price.kind === 'free') return text('price.free');
    return formatMoney(initial.price.money, language);
  });
  const set = (part: Partial<AddedFields>) => setFields({ ...fields, ...part });
  const setPrice = (typed: string) => {
    setPriceText(typed);
    set({ price: typedPrice(typed) });
  };
  const isPriceInvalid = priceText.trim() !== '' && fields.price.kind === 'unknown';
  const areHoursInvalid = fields.hours.trim() !== '' && typedMinutes(fields.hours) === null;
  return { fields, set, priceText, setPrice, isPriceInvalid, areHoursInvalid };
}

interface AddedCourseFieldsProps {
  page: ReadPage;
  state: ReturnType<typeof useAddedFields>;
  /** Whether invalid fields show their errors: from the first attempt to confirm. */
  hasErrors: boolean;
}

/** The title over the whole width, the others in pairs. */
const Fields = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  ${from('row')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child { grid-column: 1 / -1; }
  }
`;

/** The fields that were read from a page, each with its source, to correct before adding. */
function AddedCourseFields({ page, state, hasErrors }: AddedCourseFieldsProps) {
  const text = useTranslate();
  const { fields, set, priceText, setPrice, isPriceInvalid, areHoursInvalid } = state;

  const sourceOf = (field: keyof AddedFields) => {
    const source: FieldSource | 'reader' =
      fields[field] === page.fields[field] ? page.sources[field] : 'reader';
    // Of a page that was not read, the note above says it once.
    if (source === 'none' && page.fields.title === '') return undefined;
    return text(`add.from.${source}`);
  };

  return (
    <Fields>
      <TextField
        label={text('add.title')}
        hint={sourceOf('title')}
        error={hasErrors && plainText(fields.title) === '' ? text('add.titleMissing') : undefined}
        maxLength={200}
        value={fields.title}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <TextField
        label={text('add.platform')}
        hint={sourceOf('platform')}
        readOnly
        value={fields.platform}
      />
      <TextField
        label={text('add.teacher')}
        hint={sourceOf('instructor')}
        maxLength={200}
        value={fields.instructor}
        onChange={({ currentTarget }) => set({ instructor: currentTarget.value })}
      />
      <TextField
        label={text('add.price')}
        hint={sourceOf('price')}
        error={hasErrors && isPriceInvalid ? text('add.priceWrong') : undefined}
        value={priceText}
        onChange={({ currentTarget }) => setPrice(currentTarget.value)}
      />
      <TextField
        label={text('add.hours')}
        hint={sourceOf('hours')}
        error={hasErrors && areHoursInvalid ? text('add.hoursWrong') : undefined}
        inputMode="decimal"
        value={fields.hours}
        onChange={({ currentTarget }) => set({ hours: currentTarget.value })}
      />
    </Fields>
  );
}

/** The same course in the catalogue, found by title and identified by address; null for none. */
function useExistingCourse(url: string, title: string): Course | null {
  const { catalogue } = useServices();
  return useAsync(
    () => () => findExistingCourse(catalogue, plainAddress(new URL(url)), title),
    [catalogue, title, url],
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[6]};
  max-width: 640px;
`;

/** The destinations that are not a list; no list has such an id. */
const [toCart, toMine] = ['to-cart', 'to-mine'];

function Preview({ course }: { course: Course }) {
  const text = useTranslate();
  const price = usePriceView(course);
  return (
    <section aria-labelledby="add-preview">
      <h2 id="add-preview">{text('add.preview')}</h2>
      <CourseLines>
        <CourseLine {...useCourseLine(course)} end={<p>{price.text}</p>} />
      </CourseLines>
    </section>
  );
}

/** Shows what was read from a page, and adds the course to the cart, a list or the owned ones. */
export function AddCourse({ page }: { page: ReadPage }) {
  const text = useTranslate();
  const toast = useToast();
  const goTo = useGoTo();
  const path = useScreenPath();
  const nameOf = useListName();
  const shell = useShell();
  const myCourses = useMyCoursesHref();
  const owned = useOwnedActions();
  const { lists } = useLists();
  const { add } = useCartActions();
  const { save } = useListsActions();
  const state = useAddedFields(page.fields);
  const [destination, setDestination] = useState(toCart);
  const [hasErrors, setHasErrors] = useState(false);
  const existing = useExistingCourse(page.url, page.fields.title);
  const isRead = existing !== null || page.fields.title !== '';
  const course = existing ?? addedCourse(page.url, state.fields, new Date().getFullYear());

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (course === null || state.isPriceInvalid || state.areHoursInvalid) {
      flushSync(() => setHasErrors(true));
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    if (destination === toCart) add(course);
    else if (destination === toMine) owned.add(course);
    else save([course], destination);
    toast({ message: () => text('add.added', { title: course.title }) });
    const target = { [toCart]: shell.cart, [toMine]: myCourses }[destination] ?? shell.lists;
    goTo(target);
  };

  return (
    <>
      <p>{text(isRead ? 'add.cameFrom' : 'add.cameUnread', { host: new URL(page.url).host })}</p>
      {existing !== null && <Note tone="info">{text('add.inCatalogue')}</Note>}
      {!isRead && <Note tone="info">{text('add.titleIsEnough')}</Note>}
      <Form onSubmit={confirm}>
        {existing === null && <AddedCourseFields page={page} state={state} hasErrors={hasErrors} />}
        <SelectField
          label={text('add.place')}
          value={destination}
          options={[
            { value: toCart, label: text('nav.cart') },
            ...lists.map((list) => ({ value: list.id, label: nameOf(list) })),
            { value: toMine, label: text('add.mine') },
          ]}
          onChange={({ currentTarget }) => setDestination(currentTarget.value)}
        />
        {course !== null && <Preview course={course} />}
        <ButtonGroup>
          <Button type="submit">{text('add.confirm')}</Button>
          <Button variant="ghost" onClick={() => goTo(path)}>
            {text('common.cancel')}
          </Button>
        </ButtonGroup>
      </Form>
    </>
  );
}
