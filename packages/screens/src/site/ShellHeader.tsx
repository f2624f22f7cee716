import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { firstLanguage } from '@aulario/frame/language/language.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { LanguageControl } from '@aulario/frame/navigation/LanguageControl.tsx';
import { inLanguage } from '@aulario/frame/navigation/languageAddress.ts';
import { parseNext, withNext } from '@aulario/frame/navigation/nextPath.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { AvatarLink } from '@aulario/frame/session/AvatarLink.tsx';
import { useAccountId } from '@aulario/frame/session/account.ts';
import { useSessionHint } from '@aulario/frame/session/useSessionHint.ts';
import { type HeaderAccount, Link, PublicHeader } from '@aulario/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The link to the login, which returns to the current screen. */
function useLoginHref(): string {
  const { pathname, search } = useLocation();
  const here = parseNext(inLanguage(pathname + search, firstLanguage));
  return withNext(paths.login, here === paths.courses ? null : here);
}

function useHeaderAccount(): HeaderAccount {
  const loginHref = useLoginHref();
  const text = useTranslate();
  const hint = useSessionHint();
  if (hint === null) return { kind: 'visitor', label: text('common.logIn'), href: loginHref };
  const { name, email } = hint;
  const avatarName = name || email;
  return {
    kind: 'user',
    avatar: avatarName !== '' && <AvatarLink name={avatarName} />,
    strip: (
      <p>
        <span>{name === '' ? text('shell.stripPlain') : text('shell.strip', { name })}</span>{' '}
        <Link href={paths.home}>{text('nav.dashboard')}</Link>
      </p>
    ),
  };
}

/** The header of the public screens of the catalogue, with the number of courses in the cart. */
export function ShellHeader({ search }: { search: ReactNode }) {
  const text = useTranslate();
  const { pathname } = useLocation();
  const account = useHeaderAccount();
  const count = useCart().entries.length;
  const accountId = useAccountId();
  const isVisitor = account.kind === 'visitor';
  // Until the session is confirmed, the provided cart is the visitor's.
  const isCounted = isVisitor || accountId !== null;
  const path = inLanguage(pathname, firstLanguage);
  return (
    <PublicHeader
      homeHref={paths.landing}
      homeLabel={text('app.home')}
      navLabel={text('nav.main')}
      skipLabel={text('app.skip')}
      links={[
        { label: text('nav.courses'), href: paths.courses, isCurrent: path === paths.courses },
        {
          label: text('nav.categories'),
          href: paths.publicCategories,
          isCurrent: path === paths.publicCategories,
        },
        {
          label: text('nav.routes'),
          href: isVisitor ? paths.publicRoute : paths.route,
          isCurrent: path === paths.publicRoute,
        },
      ]}
      search={search}
      saved={{ label: text('nav.lists'), href: isVisitor ? paths.publicLists : paths.lists }}
      cart={{
        label: text('nav.cart'),
        href: isVisitor ? paths.publicCart : paths.cart,
        badge:
          isCounted && count > 0
            ? { text: String(count), label: text('common.courseCount', { count }) }
            : undefined,
      }}
      language={<LanguageControl />}
      account={account}
    />
  );
}
