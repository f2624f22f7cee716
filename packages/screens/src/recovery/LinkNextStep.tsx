import type { AccountLink } from '@aulario/auth';
import { useAuthState } from '@aulario/auth/react';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { ButtonLink, Link } from '@aulario/ui';

/** The next steps after a link has been followed. */
export function LinkNextStep({ link }: { link: AccountLink }) {
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
