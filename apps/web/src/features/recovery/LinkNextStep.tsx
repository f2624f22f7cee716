import type { AccountLink } from '@aulario/auth';
import { useAuthState } from '@aulario/auth/react';
import { ButtonLink, Link } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { paths } from '../navigation/paths.ts';

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
