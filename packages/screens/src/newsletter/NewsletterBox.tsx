import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { NewsletterForm, type NewsletterState } from './NewsletterForm/NewsletterForm.tsx';
import { useNewsletter } from './useNewsletter.ts';

const answers: Partial<Record<NewsletterState, MessageId>> = {
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
