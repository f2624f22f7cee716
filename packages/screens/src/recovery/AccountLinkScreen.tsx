import { type AccountLink, type AccountLinkKind, AuthError } from '@aulario/auth';
import { useAuthActions, useAuthState } from '@aulario/auth/react';
import { FailureNote } from '@aulario/frame/form/FailureNote.tsx';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { authErrorMessage } from '@aulario/frame/session/authErrorMessage.ts';
import { Button, ButtonLink, Form, Link, LiveRegion, Note } from '@aulario/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { AuthLayout } from '../entrance/AuthLayout.tsx';
import { resetForm } from '../entrance/credentialsSchemas.ts';
import { useAttempt } from '../form/useAttempt.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { NewPasswordField } from '../password/NewPasswordField.tsx';

/** The texts of each kind of link: 'link.reset.title'. */
const textsOf = {
  'reset-password': 'link.reset',
  'verify-email': 'link.verify',
  'change-email': 'link.change',
  'recover-email': 'link.recover',
} as const satisfies Record<AccountLinkKind, string>;

interface LinkFormProps {
  code: string;
  link: AccountLink;
  onDone: () => void;
  onInvalid: () => void;
}

/** Accepts any password, since links without a form have no field for it. */
const noForm = v.object({ password: v.string() });

/** Explains a link and follows it; a reset link asks for the new password first. */
function LinkForm({ code, link, onDone, onInvalid }: LinkFormProps) {
  const text = useTranslate();
  const { followLink, resetPassword } = useAuthActions();
  const { answer, attempt, clear } = useAttempt({ 'invalid-link': onInvalid });
  const isReset = link.kind === 'reset-password';
  const { field, submitWith, isSubmitting, watch } = useSchemaForm(
    isReset ? resetForm(link.email) : noForm,
    { password: '' },
  );
  const texts = textsOf[link.kind];

  const submit = submitWith(clear, async ({ password }) => {
    const ask = () => (isReset ? resetPassword({ code, password }) : followLink(code));
    if (await attempt(ask)) onDone();
  });

  return (
    <Form isBusy={isSubmitting} onSubmit={submit}>
      <p>{text(`${texts}.text`, { email: link.email })}</p>
      <FailureNote message={answer?.message ?? null} />
      {isReset && (
        <>
          {/* Tells password managers the account of the password. */}
          <input type="text" autoComplete="username" value={link.email} readOnly hidden />
          <NewPasswordField
            {...field('password')}
            label={text('field.newPassword')}
            email={link.email}
            typed={watch('password')}
          />
        </>
      )}
      <Button type="submit" size="big" isBusy={isSubmitting} busyLabel={text('link.busy')}>
        {text(`${texts}.submit`)}
      </Button>
    </Form>
  );
}

/** The state of following a link in a mail. */
type LinkProgress =
  | { step: 'checking' | 'invalid' }
  | { step: 'failed'; message: MessageId }
  | { step: 'ready' | 'done'; link: AccountLink };

const failed = (error: unknown): LinkProgress =>
  error instanceof AuthError && error.code === 'invalid-link'
    ? { step: 'invalid' }
    : { step: 'failed', message: authErrorMessage(error) };

/**
 * Checks a link with the provider. Does not follow it before the visitor confirms, because mail
 * scanners open every link.
 */
function useAccountLink(code: string) {
  const { readLink } = useAuthActions();
  const [progress, setProgress] = useState<LinkProgress>({ step: 'checking' });

  const check = useCallback(async () => {
    setProgress({ step: 'checking' });
    try {
      setProgress({ step: 'ready', link: await readLink(code) });
    } catch (error) {
      setProgress(failed(error));
    }
  }, [readLink, code]);

  useEffect(() => {
    void check();
  }, [check]);

  const finish = (link: AccountLink) => setProgress({ step: 'done', link });
  const giveUp = () => setProgress({ step: 'invalid' });
  return { progress, check, finish, giveUp };
}

/** The next steps after a link has been followed. */
function LinkNextStep({ link }: { link: AccountLink }) {
  const text = useTranslate();
  const isSignedIn = useAuthState().status === 'signedIn';
  return (
    <>
      <ButtonLink size="big" href={isSignedIn ? paths.home : paths.login}>
        {text(isSignedIn ? 'link.home' : 'common.logIn')}
      </ButtonLink>
      {link.kind === 'recover-email' && (
        <p>
          <Link href={paths.forgot}>{text('link.recover.password')}</Link>
        </p>
      )}
    </>
  );
}

interface AccountLinkScreenProps {
  code: string;
  /** The page that sends a new link when this one no longer works. */
  anotherHref: string;
}

const titleOf = (progress: LinkProgress) => {
  if ('link' in progress) return `${textsOf[progress.link.kind]}.title` as const;
  if (progress.step === 'checking') return 'link.checking';
  return progress.step === 'invalid' ? 'link.invalidTitle' : 'link.failedTitle';
};

/** The form was replaced, so the focus moves to the title of its replacement. */
function useFocusOnTitle(step: LinkProgress['step']) {
  const before = useRef(step);
  useEffect(() => {
    const wasReady = before.current === 'ready';
    before.current = step;
    if (wasReady) focusHeading();
  }, [step]);
}

/** The target of links in the provider's mails: checks the link, explains it, then follows it. */
export function AccountLinkScreen({ code, anotherHref }: AccountLinkScreenProps) {
  const text = useTranslate();
  const { progress, check, finish, giveUp } = useAccountLink(code);
  useFocusOnTitle(progress.step);

  return (
    <AuthLayout
      door={progress.step === 'done' ? 'ajar' : 'closed'}
      title={text(titleOf(progress))}
      links={
        progress.step !== 'done' && (
          <p>
            <Link href={paths.login}>{text('forgot.login')}</Link>
          </p>
        )
      }
    >
      <LiveRegion>
        {progress.step === 'done' && (
          <Note tone="success">{text(`${textsOf[progress.link.kind]}.done`)}</Note>
        )}
      </LiveRegion>
      {progress.step === 'ready' && (
        <LinkForm
          code={code}
          link={progress.link}
          onDone={() => finish(progress.link)}
          onInvalid={giveUp}
        />
      )}
      {progress.step === 'done' && <LinkNextStep link={progress.link} />}
      {progress.step === 'invalid' && (
        <>
          <FailureNote message="link.invalid" />
          <ButtonLink size="big" href={anotherHref}>
            {text('link.another')}
          </ButtonLink>
        </>
      )}
      {progress.step === 'failed' && (
        <>
          <FailureNote message={progress.message} />
          <Button size="big" onClick={() => void check()}>
            {text('common.retry')}
          </Button>
        </>
      )}
    </AuthLayout>
  );
}
