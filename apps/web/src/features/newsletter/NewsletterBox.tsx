import { NewsletterForm, type NewsletterState } from '@aulario/ui';
import type { MessageId } from '../language/messages.ts';
import { quoted, useQuotedLang } from '../language/quoted.ts';
import { useText } from '../language/useText.ts';
import { useNewsletter } from './useNewsletter.ts';

const answers: Partial<Record<NewsletterState, MessageId>> = {
  done: 'newsletter.done',
  failed: 'newsletter.failed',
  closed: 'newsletter.closed',
};

export function NewsletterBox() {
  const text = useText();
  const quotedLang = useQuotedLang();
  const { state, emailError, subscribe } = useNewsletter();
  const answer = answers[state];
  return (
    <NewsletterForm
      title={text('newsletter.title')}
      text={text('newsletter.text')}
      emailLabel={text('field.email')}
      placeholder={text('field.emailPlaceholder')}
      submitLabel={quoted.subscribe}
      submitLang={quotedLang}
      busyLabel={text('newsletter.busy')}
      state={state}
      message={answer && text(answer)}
      emailError={emailError === null ? undefined : text(emailError)}
      onSubmit={(email) => void subscribe(email)}
    />
  );
}
