import { emailSchema } from '@aulario/frame/form/emailSchema.ts';
import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useState } from 'react';
import * as v from 'valibot';
import { type SendingState, useSending } from '../form/useSending.ts';
import { NewsletterForm } from './NewsletterForm/NewsletterForm.tsx';

/** The state of a subscription to the newsletter. */
function useNewsletter() {
  const { newsletter } = useServices();
  const { state, send } = useSending('newsletter');
  const [emailError, setEmailError] = useState<MessageId | null>(null);

  const subscribe = async (typed: string) => {
    const email = v.safeParse(emailSchema, typed);
    // The schema's messages are ids of texts.
    setEmailError(email.success ? null : (email.issues[0].message as MessageId));
    if (email.success) await send(() => newsletter.subscribe(email.output));
  };

  return { state, emailError, subscribe };
}

const answers: Partial<Record<SendingState, MessageId>> = {
  done: 'newsletter.done',
  failed: 'newsletter.failed',
};

/** The form that subscribes an address to the newsletter. */
export function NewsletterBox() {
  const text = useTranslate();
  const quotedLang = useFixedTextsLang();
  const { state, emailError, subscribe } = useNewsletter();
  const answer = answers[state];
  return (
    <NewsletterForm
      title={text('newsletter.title')}
      text={text('newsletter.text')}
      emailLabel={text('field.email')}
      placeholder={text('field.emailPlaceholder')}
      submitLabel={fixedTexts.subscribe}
      submitLang={quotedLang}
      busyLabel={text('newsletter.busy')}
      state={state}
      message={answer && text(answer)}
      emailError={emailError === null ? undefined : text(emailError)}
      onSubmit={(email) => void subscribe(email)}
    />
  );
}
