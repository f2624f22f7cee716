import { AuthError } from '@aulario/auth';
import { useAuthActions } from '@aulario/auth/react';
import { savePreferredCategory } from '@aulario/course-data';
import type { Answer } from '@aulario/frame/form/FormAnswer.tsx';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useAccount } from '@aulario/frame/session/account.ts';
import { authErrorMessage } from '@aulario/frame/session/authErrorMessage.ts';
import { useState } from 'react';
import type { ProfileValues } from './profileForm.ts';

const failureOf = (error: unknown): MessageId =>
  error instanceof AuthError && error.code !== 'unknown'
    ? authErrorMessage(error)
    : 'profile.failed';

/** Saves name and photo with the provider, then the category in this browser. */
export function useSaveProfile() {
  const services = useServices();
  const { id } = useAccount();
  const { updateProfile } = useAuthActions();
  const [answer, setAnswer] = useState<Answer | null>(null);

  const save = async ({ category, ...change }: ProfileValues) => {
    setAnswer(null);
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

  return { answer, save };
}
