import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { BookmarkIcon, CartIcon } from '../../../components/icons/icons.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { SkipLink } from '../../../components/SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import {
  Cart,
  Enter,
  Entry,
  Links,
  Place,
  Root,
  Row,
  Saved,
  Search,
  Strip,
} from './publicHeaderParts.ts';

/** A visitor with a link to log in, or a user with an avatar and a link back to the dashboard. */
export type HeaderAccount =
  | { kind: 'visitor'; label: string; href: string; lang?: string | undefined }
  | { kind: 'user'; avatar: ReactNode; strip: ReactNode };

export interface PublicHeaderProps {
  homeHref: string;
  /** Accessible name of the logo: 'Aulario, inicio'. */
  homeLabel: string;
  /** Accessible name of the navigation. */
  navLabel: string;
  /** The text of the link that skips the header to `#content`. */
  skipLabel: string;
  /** The links 'Cursos', 'Categorías'; visible from 960 px, so the footer contains them too. */
  links: readonly {
    label: string;
    href: string;
    isCurrent?: boolean | undefined;
    lang?: string | undefined;
  }[];
  /** A `SearchBar`. */
  search: ReactNode;
  /** The link to the saved courses. */
  saved: { label: string; href: string };
  /** The link to the cart with its number of courses; the badge's label says what is counted. */
  cart: { label: string; href: string; badge?: { text: string; label: string } | undefined };
  /** A `LanguageSwitch`. */
  language: ReactNode;
  account: HeaderAccount;
}

/** The header of every public page, `#header`: one row of 72 px, or two rows below 960 px. */
export function PublicHeader(props: PublicHeaderProps) {
  const { account, cart, saved } = props;
  return (
    <>
      <SkipLink href="#content">{props.skipLabel}</SkipLink>
      <Root id="header">
        <Row>
          <Logo href={props.homeHref} label={props.homeLabel} />
          <Search>{props.search}</Search>
          <Links aria-label={props.navLabel}>
            {props.links.map(({ label, href, isCurrent = false, lang }) => (
              <Entry
                key={href}
                href={href}
                lang={lang}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {label}
              </Entry>
            ))}
          </Links>
          <Saved href={saved.href}>
            <BookmarkIcon />
            <VisuallyHidden>{saved.label}</VisuallyHidden>
          </Saved>
          <Cart href={cart.href}>
            <CartIcon />
            <VisuallyHidden>{cart.label}</VisuallyHidden>
            {cart.badge && <Badge label={cart.badge.label}>{cart.badge.text}</Badge>}
          </Cart>
          <Place>{props.language}</Place>
          {account.kind === 'visitor' ? (
            <Enter href={account.href} lang={account.lang}>
              {account.label}
            </Enter>
          ) : (
            account.avatar
          )}
        </Row>
        {account.kind === 'user' && <Strip>{account.strip}</Strip>}
      </Root>
    </>
  );
}
