import type { NewsletterState } from '@aulario/ui';
import { useState } from 'react';
import * as v from 'valibot';
import type { MessageId } from '../language/messages.ts';
import type { Newsletter } from '../services/Newsletter.ts';
import { useServices } from '../services/Services.tsx';

const emailForm = v.pipe(v.string(), v.trim(), v.email());

const checkEmail = (email: string): MessageId | null => {
  if (email === '') return 'invalid.emailMissing';
  return v.is(emailForm, email) ? null : 'invalid.email';
};

/** The state of a subscription to the newsletter. */
export function useNewsletter(newsletter: Newsletter) {
  const { report } = useServices();
  const [state, setState] = useState<NewsletterState>('idle');
  const [emailError, setEmailError] = useState<MessageId | null>(null);

  const subscribe = async (email: string) => {
    const problem = checkEmail(email);
    setEmailError(problem);
    if (problem !== null) return;
    setState('busy');
    try {
      await newsletter.subscribe(email);
      setState('done');
    } catch (error) {
      report(error, 'newsletter');
      setState('failed');
    }
  };

  return { state, emailError, subscribe };
}
