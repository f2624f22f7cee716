import { createContext, type ReactNode, useContext } from 'react';

/** Renders a part of a shell; the build renders it once, and puts its markup into every page. */
export const SamePartContext = createContext<((name: string, part: ReactNode) => ReactNode) | null>(
  null,
);

interface SamePartProps {
  /** Unique in its shell. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of a shell that differs from page to page by nothing but addresses of the page itself. */
export const SamePart = ({ name, children }: SamePartProps): ReactNode =>
  useContext(SamePartContext)?.(name, children) ?? children;
