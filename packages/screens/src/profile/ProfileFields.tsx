import { categories } from '@aulario/course-data';
import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { SelectField, TextField } from '@aulario/ui';
import type { SchemaForm } from '../form/useSchemaForm.ts';
import type { ProfileValues } from './profileForm.ts';

/** Nombre, Foto, Categoría. */
export function ProfileFields({ form }: { form: SchemaForm<ProfileValues> }) {
  const text = useTranslate();
  const quotedLang = useFixedTextsLang();
  return (
    <>
      <TextField {...form.field('displayName')} label={text('profile.name')} autoComplete="name" />
      <TextField
        {...form.field('photoUrl')}
        label={text('profile.photo')}
        type="url"
        placeholder="https://"
        hint={text('profile.photoHint')}
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
