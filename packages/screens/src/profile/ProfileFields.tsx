import { categories } from '@aulario/course-data';
import { useFieldError } from '@aulario/frame/form/useFieldError.ts';
import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { SelectField, TextField } from '@aulario/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileValues } from './profileForm.ts';

/** Nombre, Foto, Categoría. */
export function ProfileFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  const text = useTranslate();
  const fieldError = useFieldError();
  const quotedLang = useFixedTextsLang();
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <TextField
        {...form.register('displayName')}
        label={text('profile.name')}
        autoComplete="name"
        error={fieldError(errors.displayName)}
        readOnly={isSubmitting}
      />
      <TextField
        {...form.register('photoUrl')}
        label={text('profile.photo')}
        type="url"
        placeholder="https://"
        hint={text('profile.photoHint')}
        error={fieldError(errors.photoUrl)}
        readOnly={isSubmitting}
      />
      <SelectField
        {...form.register('category')}
        label={text('profile.category')}
        placeholder={fixedTexts.selectCategory}
        placeholderLang={quotedLang}
        hint={text('profile.categoryHint')}
        options={categories.map((value) => ({ value, label: text(`category.${value}`) }))}
      />
    </>
  );
}
