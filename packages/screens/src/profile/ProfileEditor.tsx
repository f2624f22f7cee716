import { AuthError, photoUrlOf } from '@aulario/auth';
import { useAuthActions } from '@aulario/auth/react';
import {
  type CategoryId,
  categories,
  readPreferredCategory,
  savePreferredCategory,
} from '@aulario/course-data';
import { type Answer, FormAnswer } from '@aulario/frame/form/FormAnswer.tsx';
import { useDebouncedValue } from '@aulario/frame/form/useDebouncedValue.ts';
import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useAccount } from '@aulario/frame/session/account.ts';
import { authErrorMessage } from '@aulario/frame/session/authErrorMessage.ts';
import { Button, Form, SelectField, TextField } from '@aulario/ui';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { type SchemaForm, useSchemaForm } from '../form/useSchemaForm.ts';
import { ProfileFrame } from './ProfileFrame/ProfileFrame.tsx';
import { ProfileSummary } from './ProfileSummary/ProfileSummary.tsx';

/** Name and photo may be empty: the specification requires no field here. */
const profileForm = v.object({
  displayName: v.pipe(v.string(), v.trim()),
  photoUrl: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (value) => value === '' || photoUrlOf(value) !== '',
      'invalid.photo' satisfies MessageId,
    ),
  ),
  category: v.picklist(['', ...categories]),
});

type ProfileValues = v.InferOutput<typeof profileForm>;

/** Nombre, Foto, Categoría. */
function ProfileFields({ form }: { form: SchemaForm<ProfileValues> }) {
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

const failureOf = (error: unknown): MessageId =>
  error instanceof AuthError && error.code !== 'unknown'
    ? authErrorMessage(error)
    : 'profile.failed';

/** Saves name and photo with the provider, then the category in this browser. */
function useSaveProfile() {
  const services = useServices();
  const { id } = useAccount();
  const { updateProfile } = useAuthActions();
  const [answer, setAnswer] = useState<Answer | null>(null);

  const save = async ({ category, ...change }: ProfileValues) => {
    try {
      await updateProfile(change);
    } catch (error) {
      setAnswer({ tone: 'danger', message: failureOf(error) });
      return;
    }
    try {
      savePreferredCategory(services, id, category === '' ? null : category);
      setAnswer({ tone: 'success', message: 'profile.saved' });
    } catch {
      // The storage is full or missing; the screen shows that.
      setAnswer({ tone: 'danger', message: 'profile.categoryFailed' });
    }
  };

  return { answer, clear: () => setAnswer(null), save };
}

interface ProfileEditorProps {
  /** The category of a restored backup, or after its undo; undefined before either. */
  restoredCategory: CategoryId | null | undefined;
}

export function ProfileEditor({ restoredCategory }: ProfileEditorProps) {
  const text = useTranslate();
  const { storage } = useServices();
  const { displayName, email, photoUrl } = useAccount();
  const { answer, clear, save } = useSaveProfile();
  const form = useSchemaForm<ProfileValues>(profileForm, {
    displayName,
    photoUrl,
    category: readPreferredCategory(storage) ?? '',
  });
  const { isSubmitting, setValue } = form;
  useEffect(() => {
    if (restoredCategory !== undefined) setValue('category', restoredCategory ?? '');
  }, [restoredCategory, setValue]);
  // The picture is requested once its address is complete.
  const typedPhoto = useDebouncedValue(useWatch({ control: form.control, name: 'photoUrl' }));

  return (
    <ProfileFrame
      title={text('profile.form')}
      summary={
        <ProfileSummary
          name={displayName}
          noName={text('profile.noName')}
          nameLabel={text('profile.name')}
          email={email}
          emailLabel={text('field.email')}
          photoUrl={photoUrlOf(typedPhoto) || photoUrl}
        />
      }
    >
      <Form isBusy={isSubmitting} onSubmit={form.submitWith(clear, save)}>
        <ProfileFields form={form} />
        <FormAnswer answer={answer} />
        <div>
          <Button type="submit" size="big" isBusy={isSubmitting} busyLabel={text('profile.saving')}>
            {text('common.save')}
          </Button>
        </div>
      </Form>
    </ProfileFrame>
  );
}
