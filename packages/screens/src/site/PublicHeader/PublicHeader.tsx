import {
  AccountMenu,
  Badge,
  BookmarkIcon,
  CartIcon,
  Logo,
  ProfileIcon,
  SkipLink,
  VisuallyHidden,
} from '@aulario/ui';
import type { ReactNode } from 'react';
import type { SiteLink } from '../siteLink.ts';
import {
  Beside,
  Cart,
  CurrentEntry,
  Enter,
  Entry,
  InBar,
  Links,
  Root,
  Row,
  Search,
} from './publicHeaderParts.ts';

/** Its labels are in the page's language. */
type HeaderLink = Omit<SiteLink, 'lang'>;

/** A visitor with the ways in, or a user with an avatar. */
export type HeaderAccount =
  | { kind: 'visitor'; logIn: HeaderLink; signUp: HeaderLink }
  | {
      kind: 'user';
      /** A link that contains an `Avatar`. */
      avatar: ReactNode;
      /** The `Avatar` alone, on the button of the menu below 960 px. */
      menuAvatar: ReactNode;
    };

export interface PublicHeaderProps {
  homeHref: string;
  /** Accessible name of the logo: 'Aulario, inicio'. */
  homeLabel: string;
  /** Accessible name of the navigation. */
  navLabel: string;
  /** The text of the link that skips the header to `#content`. */
  skipLabel: string;
  /** Links from 960 px; below, a `TabBar` has them. The one of this page is a text. */
  links: readonly (HeaderLink & { isCurrent?: boolean | undefined })[];
  /** A `SearchBar`. */
  search: ReactNode;
  /** The link to the saved courses. */
  saved: HeaderLink;
  /** The link to the cart with its number of courses; the badge's label says what is counted. */
  cart: HeaderLink & { badge?: { text: string; label: string } | undefined };
  /** A `LanguageSwitch`. */
  language: ReactNode;
  account: HeaderAccount;
  /** The menu of a narrow window: its name, and its links besides the ways in. */
  menu: { label: string; links: readonly HeaderLink[] };
}

/**
 * The header of every public page, `#header`: one row. Below 960 px a menu holds the account and the
 * language, and a `TabBar` the rest.
 */
export function PublicHeader(props: PublicHeaderProps) {
  const { account, cart, saved, menu } = props;
  const isVisitor = account.kind === 'visitor';
  return (
    <>
      <SkipLink href="#content">{props.skipLabel}</SkipLink>
      <Root id="header">
        <Row>
          <Logo href={props.homeHref} label={props.homeLabel} />
          <Search>{props.search}</Search>
          <Beside>
            <Links aria-label={props.navLabel}>
              {props.links.map(({ label, href, isCurrent = false }) =>
                isCurrent ? (
                  <CurrentEntry key={href} aria-current="page">
                    {label}
                  </CurrentEntry>
                ) : (
                  <Entry key={href} href={href}>
                    {label}
                  </Entry>
                ),
              )}
            </Links>
            <Cart href={saved.href}>
              <BookmarkIcon />
              <VisuallyHidden>{saved.label}</VisuallyHidden>
            </Cart>
            <Cart href={cart.href}>
              <CartIcon />
              <VisuallyHidden>{cart.label}</VisuallyHidden>
              {cart.badge && <Badge label={cart.badge.label}>{cart.badge.text}</Badge>}
            </Cart>
            {props.language}
            {isVisitor ? (
              <>
                <Entry href={account.logIn.href}>{account.logIn.label}</Entry>
                <Enter href={account.signUp.href}>{account.signUp.label}</Enter>
              </>
            ) : (
              account.avatar
            )}
          </Beside>
          <InBar>
            <AccountMenu
              label={menu.label}
              avatar={isVisitor ? <ProfileIcon size={24} /> : account.menuAvatar}
              links={[...(isVisitor ? [account.logIn, account.signUp] : []), ...menu.links]}
              language={props.language}
            />
          </InBar>
        </Row>
      </Root>
    </>
  );
}
