import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import type { Newsletter } from '@aulario/frame/services/Newsletter.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { Link, NewsletterForm, type NewsletterState } from '@aulario/ui';
import { useNewsletter } from './useNewsletter.ts';

const answers: Partial<Record<NewsletterState, MessageId>> = {
  done: 'newsletter.done',
  failed: 'newsletter.failed',
};

/** A single line when no newsletter is configured, else the form. */
export function NewsletterBox() {
  const text = useTranslate();
  const { newsletter } = useServices();
  if (newsletter !== null) return <OpenNewsletter newsletter={newsletter} />;
  return (
    <p>
      <span>{text('newsletter.closed')}</span>{' '}
      <Link href={paths.blog}>{text('newsletter.blog')}</Link>
    </p>
  );
}

function OpenNewsletter({ newsletter }: { newsletter: Newsletter }) {
  const text = useTranslate();
  const quotedLang = useFixedTextsLang();
  const { state, emailError, subscribe } = useNewsletter(newsletter);
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
