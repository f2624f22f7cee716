import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/scale.ts';
import {
  ButtonLabel,
  type ButtonLookProps,
  type ButtonSize,
  type ButtonVariant,
  buttonLook,
} from '../Button/buttonLook.ts';
import { Link, type LinkProps } from '../Link/Link.tsx';

export interface ButtonLinkProps extends LinkProps {
  /** The label, which names the destination. */
  children: ReactNode;
  /** Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** Default `medium`. */
  size?: ButtonSize | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
}

const Root = styled(Link)<ButtonLookProps>`
  ${buttonLook}
  gap: ${space[3]};
`;

/** A link that looks like a button, for navigation only. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  icon,
  children,
  ...attributes
}: ButtonLinkProps) {
  return (
    <Root {...attributes} $variant={variant} $size={size}>
      {icon}
      <ButtonLabel>{children}</ButtonLabel>
    </Root>
  );
}
