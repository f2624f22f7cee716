import { type ComponentProps, use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { courseAddressBehind } from '../services/outgoing/outgoingLinks.ts';
import { useServices } from '../services/Services.tsx';
import type { CameFrom } from './address/cameFrom.ts';
import { inLanguage } from './address/languageAddress.ts';
import { LinkState } from './LinkState.ts';

/** Whether the reader has not asked for reduced motion. */
const allowsMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false;

type RouterLinkProps = ComponentProps<'a'> & { href: string };

/**
 * The link of the kit: the router takes the product's own addresses, in the page's language unless
 * `hrefLang` names another; the browser takes all others. A change of view is animated by the
 * browser, a change inside one is not. By `sponsored` search engines know the links by which the operator earns.
 */
export function RouterLink({ href, target, ...rest }: RouterLinkProps) {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const added = use(LinkState);
  const { outgoing } = useServices();
  if (href.startsWith('/') && !href.startsWith('//') && target === undefined) {
    const to = rest.hrefLang === undefined ? inLanguage(href, language) : href;
    const state: CameFrom = { ...added, from: pathname + search };
    const isOtherView = to.split(/[?#]/)[0] !== pathname;
    return <Link to={to} state={state} viewTransition={isOtherView && allowsMotion()} {...rest} />;
  }
  const rel =
    courseAddressBehind(outgoing, href) === null ? rest.rel : `sponsored ${rest.rel ?? ''}`;
  return <a href={href} target={target} {...rest} rel={rel} />;
}
