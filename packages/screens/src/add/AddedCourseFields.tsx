import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { AddedFields, FieldSource, ReadPage } from '@aulario/my-courses/add';
import { TextField } from '@aulario/ui';
import type { useAddedFields } from './useAddedFields.ts';

interface AddedCourseFieldsProps {
  page: ReadPage;
  state: ReturnType<typeof useAddedFields>;
  /** Whether invalid fields show their errors: from the first attempt to confirm. */
  hasErrors: boolean;
}

/** The fields that were read from a page, each with its source, to correct before adding. */
export function AddedCourseFields({ page, state, hasErrors }: AddedCourseFieldsProps) {
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
    <>
      <TextField
        label={text('add.title')}
        hint={sourceOf('title')}
        error={hasErrors && fields.title.trim() === '' ? text('add.titleMissing') : undefined}
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
    </>
  );
}
