import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react';

/** Anchor attributes; `href` is required. */
export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

const LinkElement = createContext<ElementType<LinkProps>>('a');

export interface LinkProviderProps {
  /** The component that renders links, such as an adapter of the application's router. */
  component: ElementType<LinkProps>;
  children: ReactNode;
}

/** Provides the component that renders links, so that the kit does not depend on a router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkElement value={component}>{children}</LinkElement>;
}

/** A link, rendered by the nearest LinkProvider; a plain anchor without one. */
export function Link(props: LinkProps) {
  const Element = use(LinkElement);
  return <Element {...props} />;
}
