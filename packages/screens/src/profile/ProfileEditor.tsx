import { photoUrlOf } from '@aulario/auth';
import { type CategoryId, readPreferredCategory } from '@aulario/course-data';
import { FormAnswer } from '@aulario/frame/form/FormAnswer.tsx';
import { useDebouncedValue } from '@aulario/frame/form/useDebouncedValue.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useAccount } from '@aulario/frame/session/account.ts';
import { Button, Form } from '@aulario/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ProfileFields } from './ProfileFields.tsx';
import { ProfileFrame } from './ProfileFrame/ProfileFrame.tsx';
import { ProfileSummary } from './ProfileSummary/ProfileSummary.tsx';
import { type ProfileValues, profileForm } from './profileForm.ts';
import { useSaveProfile } from './useSaveProfile.ts';

interface ProfileEditorProps {
  /** The category of a restored backup, or after its undo; undefined before either. */
  restoredCategory: CategoryId | null | undefined;
}

export function ProfileEditor({ restoredCategory }: ProfileEditorProps) {
  const text = useTranslate();
  const { storage } = useServices();
  const { displayName, email, photoUrl } = useAccount();
  const { answer, save } = useSaveProfile();
  const form = useForm<ProfileValues>({
    resolver: valibotResolver(profileForm),
    defaultValues: { displayName, photoUrl, category: readPreferredCategory(storage) ?? '' },
  });
  const { setValue } = form;
  useEffect(() => {
    if (restoredCategory !== undefined) setValue('category', restoredCategory ?? '');
  }, [restoredCategory, setValue]);
  // The picture is requested once its address is complete.
  const typedPhoto = useDebouncedValue(useWatch({ control: form.control, name: 'photoUrl' }));
  const { isSubmitting } = form.formState;

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
      <Form isBusy={isSubmitting} onSubmit={form.handleSubmit(save)}>
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
