import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { LanguageControl } from '@aulario/frame/navigation/address/LanguageControl.tsx';
import { withoutLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { parseNext, withNext } from '@aulario/frame/navigation/nextPath.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useScreenPath } from '@aulario/frame/navigation/useScreenPath.ts';
import { AvatarLink } from '@aulario/frame/session/AvatarLink.tsx';
import { useSessionHint } from '@aulario/frame/session/useSessionHint.ts';
import { Avatar } from '@aulario/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { CartBadge } from './cartBadge.ts';
import { type HeaderAccount, PublicHeader } from './PublicHeader/PublicHeader.tsx';

/** A way in, from which one returns to the current screen. */
function useWayIn() {
  const { pathname, search } = useLocation();
  const here = parseNext(withoutLanguage(pathname + search));
  return (to: string) => withNext(to, here === paths.courses ? null : here);
}

function useHeaderAccount(): HeaderAccount {
  const wayTo = useWayIn();
  const text = useTranslate();
  const hint = useSessionHint();
  if (hint === null) {
    return {
      kind: 'visitor',
      logIn: { label: text('common.logIn'), href: wayTo(paths.login) },
      signUp: { label: text('common.createAccount'), href: wayTo(paths.signup) },
    };
  }
  const name = hint.name || hint.email;
  return {
    kind: 'user',
    avatar: name !== '' && <AvatarLink name={name} />,
    menuAvatar: <Avatar name={name} />,
  };
}

interface ShellHeaderProps {
  search: ReactNode;
  /** The number of courses in the cart; absent while it is none or not known. */
  badge?: CartBadge;
}

/** The header of the public screens, with search, saved courses and cart. */
export function ShellHeader({ search, badge }: ShellHeaderProps) {
  const text = useTranslate();
  const { search: query } = useLocation();
  const account = useHeaderAccount();
  const isVisitor = account.kind === 'visitor';
  const path = useScreenPath();
  const own = { label: text('nav.dashboard'), href: paths.home };
  return (
    <PublicHeader
      homeHref={paths.landing}
      homeLabel={text('app.home')}
      navLabel={text('nav.main')}
      skipLabel={text('app.skip')}
      links={[
        {
          label: text('nav.courses'),
          href: paths.courses,
          isCurrent: path === paths.courses && query === '',
        },
        {
          label: text('nav.routes'),
          href: isVisitor ? paths.publicRoute : paths.route,
          isCurrent: path === paths.publicRoute && query === '',
        },
        ...(isVisitor ? [] : [own]),
      ]}
      search={search}
      saved={{ label: text('nav.lists'), href: isVisitor ? paths.publicLists : paths.lists }}
      cart={{
        label: text('nav.cart'),
        href: isVisitor ? paths.publicCart : paths.cart,
        badge,
      }}
      language={<LanguageControl />}
      account={account}
      menu={{
        label: text('shell.menu'),
        links: [
          ...(isVisitor ? [] : [own]),
          { label: text('nav.help'), href: paths.docs },
          { label: text('nav.legal'), href: paths.legal },
        ],
      }}
    />
  );
}
