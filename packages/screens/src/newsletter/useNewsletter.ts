import { emailSchema } from '@aulario/frame/form/emailSchema.ts';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useState } from 'react';
import * as v from 'valibot';
import type { NewsletterState } from './NewsletterForm/NewsletterForm.tsx';

/** The state of a subscription to the newsletter. */
export function useNewsletter() {
  const { newsletter, report } = useServices();
  const [state, setState] = useState<NewsletterState>('idle');
  const [emailError, setEmailError] = useState<MessageId | null>(null);

  const subscribe = async (typed: string) => {
    const email = v.safeParse(emailSchema, typed);
    // The schema's messages are ids of texts.
    setEmailError(email.success ? null : (email.issues[0].message as MessageId));
    if (!email.success) return;
    setState('busy');
    try {
      await newsletter.subscribe(email.output);
      setState('done');
    } catch (error) {
      report(error, 'newsletter');
      setState('failed');
    }
  };

  return { state, emailError, subscribe };
}
