import type { AccountLink } from '@aulario/auth';
import { useAuthState } from '@aulario/auth/react';
import { FailureNote } from '@aulario/frame/form/FailureNote.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { Button, ButtonLink, Link, LiveRegion, Note } from '@aulario/ui';
import { useEffect, useRef } from 'react';
import { AuthLayout } from '../entrance/AuthLayout.tsx';
import { LinkForm } from './LinkForm.tsx';
import { linkTexts } from './linkTexts.ts';
import { type LinkProgress, useAccountLink } from './useAccountLink.ts';

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
  if ('link' in progress) return linkTexts[progress.link.kind].title;
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
          <Note tone="success">{text(linkTexts[progress.link.kind].done)}</Note>
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
