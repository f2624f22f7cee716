import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type RouterLinkProps = ComponentProps<'a'> & { href: string };

/** The link of the kit: the router takes the product's own addresses, the browser all others. */
export function RouterLink({ href, target, ...rest }: RouterLinkProps) {
  if (href.startsWith('/') && !href.startsWith('//') && target === undefined) {
    return <Link to={href} {...rest} />;
  }
  return <a href={href} target={target} {...rest} />;
}
