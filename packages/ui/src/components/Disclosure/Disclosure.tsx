import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { size, space } from '../../theme/scale.ts';
import { display, fontSize } from '../../theme/type.ts';

export interface DisclosureProps {
  /** The words that open and close it. */
  label: string;
  /** Whether it is open at first. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}

const Root = styled.details`
  width: 100%;

  > summary {
    align-content: center;
    width: fit-content;
    min-height: ${size.touch};
    color: ${color.text};
    font: 600 ${fontSize.body} / 1.2 ${display};
    cursor: pointer;
  }
  > summary:hover { text-decoration: underline; text-underline-offset: 0.3em; }
  &[open] > summary { margin-bottom: ${space[3]}; }
  /* On paper nothing can be opened. */
  @media print {
    &::details-content { content-visibility: visible; block-size: auto; }
  }
`;

/** What few need, behind one line that opens it. */
export function Disclosure({ label, isOpen, children }: DisclosureProps) {
  return (
    <Root open={isOpen}>
      <summary>{label}</summary>
      {children}
    </Root>
  );
}
