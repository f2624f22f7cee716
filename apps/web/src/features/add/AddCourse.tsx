import { type Course, formatMoney, type Price, teacherOf } from '@aulario/course-data';
import {
  type AddedFields,
  addedCourse,
  type FieldSource,
  type ReadPage,
  typedPrice,
} from '@aulario/course-data/add';
import { useCartActions } from '@aulario/course-data/cart';
import { useLists, useListsActions, useOwnedActions } from '@aulario/course-data/lists';
import {
  Button,
  ButtonGroup,
  CourseLine,
  CourseLines,
  Note,
  SelectField,
  TextField,
  useToast,
} from '@aulario/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useCourseLine } from '../catalogue/useCourseLine.ts';
import { usePriceView } from '../catalogue/usePriceView.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { useListName } from '../lists/useListName.ts';
import { paths } from '../navigation/paths.ts';
import { useShell } from '../navigation/ShellProvider.ts';
import { dashboardShell } from '../navigation/shellPaths.ts';
import { useCatalogueTwin } from './useCatalogueTwin.ts';

const Form = styled.form`
  display: grid;
  gap: 20px;
  max-width: 640px;
`;

/** Where a course goes that is not put into a list; no list has such a name. */
const [toCart, toMine] = ['to-cart', 'to-mine'];

function Preview({ course }: { course: Course }) {
  const text = useTranslate();
  const price = usePriceView(course);
  return (
    <section aria-labelledby="add-preview">
      <h2 id="add-preview">{text('add.preview')}</h2>
      <CourseLines>
        <CourseLine
          {...useCourseLine(course)}
          instructor={teacherOf(course)}
          end={<p>{price.text}</p>}
        />
      </CourseLines>
    </section>
  );
}

/** What was read, to be confirmed: each field with where it is from. */
export function AddCourse({ page }: { page: ReadPage }) {
  const text = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const nameOf = useListName();
  const shell = useShell();
  const owned = useOwnedActions();
  const { lists } = useLists();
  const { add } = useCartActions();
  const { save } = useListsActions();
  const [fields, setFields] = useState<AddedFields>(page.fields);
  const [price, setPrice] = useState(() => writtenPrice(page.fields.price));
  const [place, setPlace] = useState(toCart);
  const [isTold, setIsTold] = useState(false);
  const twin = useCatalogueTwin(page.url, page.fields.title);
  const own = addedCourse(page.url, fields, new Date().getFullYear());
  const course = twin ?? own;
  const isPriceUnread = price.trim() !== '' && fields.price.kind === 'unknown';

  function writtenPrice(known: Price): string {
    if (known.kind === 'unknown') return '';
    return known.kind === 'free' ? text('price.free') : formatMoney(known.money, language);
  }
  const from = (field: keyof AddedFields) => {
    const source: FieldSource | 'reader' =
      fields[field] === page.fields[field] ? page.sources[field] : 'reader';
    return text(`add.from.${source}`);
  };
  const set = (part: Partial<AddedFields>) => setFields({ ...fields, ...part });

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setIsTold(true);
    if (course === null || isPriceUnread) return;
    if (place === toCart) add(course);
    else if (place === toMine) owned.add(course);
    else save([course], place);
    toast({ message: text('add.added', { title: course.title }) });
    void navigate({ [toCart]: shell.cart, [toMine]: paths.myCourses }[place] ?? shell.lists);
  };

  return (
    <>
      <p>{text('add.cameFrom', { host: new URL(page.url).host })}</p>
      {twin !== null && <Note tone="info">{text('add.inCatalogue')}</Note>}
      {twin === null && page.fields.title === '' && (
        <Note tone="info">{text('add.titleIsEnough')}</Note>
      )}
      <Form onSubmit={confirm}>
        {twin === null && (
          <>
            <TextField
              label={text('add.title')}
              hint={from('title')}
              error={isTold && fields.title.trim() === '' ? text('add.titleMissing') : undefined}
              maxLength={200}
              value={fields.title}
              onChange={({ currentTarget }) => set({ title: currentTarget.value })}
            />
            <TextField
              label={text('add.platform')}
              hint={from('platform')}
              readOnly
              value={fields.platform}
            />
            <TextField
              label={text('add.teacher')}
              hint={from('instructor')}
              maxLength={200}
              value={fields.instructor}
              onChange={({ currentTarget }) => set({ instructor: currentTarget.value })}
            />
            <TextField
              label={text('add.price')}
              hint={from('price')}
              error={isTold && isPriceUnread ? text('add.priceWrong') : undefined}
              value={price}
              onChange={({ currentTarget }) => {
                setPrice(currentTarget.value);
                set({ price: typedPrice(currentTarget.value) });
              }}
            />
            <TextField
              label={text('add.hours')}
              hint={from('hours')}
              inputMode="decimal"
              value={fields.hours}
              onChange={({ currentTarget }) => set({ hours: currentTarget.value })}
            />
          </>
        )}
        <SelectField
          label={text('add.place')}
          value={place}
          options={[
            { value: toCart, label: text('nav.cart') },
            ...lists.map((list) => ({ value: list.id, label: nameOf(list) })),
            // What is owned is an account's.
            ...(shell === dashboardShell ? [{ value: toMine, label: text('add.mine') }] : []),
          ]}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        />
        {course !== null && <Preview course={course} />}
        <ButtonGroup>
          <Button type="submit">{text('add.confirm')}</Button>
          <Button variant="ghost" onClick={() => void navigate({ search: '', hash: '' })}>
            {text('lists.cancel')}
          </Button>
        </ButtonGroup>
      </Form>
    </>
  );
}
