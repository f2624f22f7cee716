import type { NewsletterState } from '@aulario/ui';
import { useState } from 'react';
import * as v from 'valibot';
import type { MessageId } from '../language/messages.ts';
import type { Newsletter } from '../services/Newsletter.ts';

const emailForm = v.pipe(v.string(), v.trim(), v.email());

const checkEmail = (email: string): MessageId | null => {
  if (email === '') return 'invalid.emailMissing';
  return v.is(emailForm, email) ? null : 'invalid.email';
};

/** What became of the address that somebody left in the newsletter box. */
export function useNewsletter(newsletter: Newsletter) {
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
    } catch {
      setState('failed');
    }
  };

  return { state, emailError, subscribe };
}
