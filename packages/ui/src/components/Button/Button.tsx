import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { space } from '../../theme/scale.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import {
  ButtonLabel,
  type ButtonLookProps,
  type ButtonSize,
  type ButtonVariant,
  buttonLook,
} from './buttonLook.ts';

export interface ButtonOwnProps extends ComponentProps<'button'> {
  /** The label; use `IconButton` for an icon alone. */
  children: ReactNode;
  /** Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** Default `medium`. */
  size?: ButtonSize | undefined;
  /** While busy, the button keeps its focus and width, and ignores clicks. */
  isBusy?: boolean | undefined;
  /** The text beside the spinner while busy; without it the spinner covers the label. */
  busyLabel?: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
}

/** Busy and disabled exclude each other: a disabled button cannot keep the focus. */
export type ButtonProps = ButtonOwnProps &
  ({ isBusy?: false | undefined } | { disabled?: false | undefined });

const Root = styled.button<ButtonLookProps>`
  ${buttonLook}
  position: relative;

  &[aria-busy='true'] { cursor: progress; }
  &:disabled {
    background: var(--control-disabled, ${color.subtle});
    box-shadow: none;
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

/** Idle and busy content share one grid cell, so that the button is as wide as the wider one. */
const Faces = styled.span`
  display: grid;
  justify-items: center;
  align-items: center;
`;

type FaceState = 'shown' | 'faded' | 'hidden';

/** Transparent content still names the button; hidden content only keeps its space. */
const faces = {
  shown: '',
  faded: 'opacity: 0;',
  hidden: 'visibility: hidden;',
} satisfies Record<FaceState, string>;

const Face = styled.span<{ $state: FaceState }>`
  display: inline-flex;
  grid-area: 1 / 1;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  ${({ $state }) => faces[$state]}
`;

const Bars = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** A button. `type` is `button` by default. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isBusy = false,
  busyLabel,
  icon,
  type = 'button',
  onClick,
  children,
  ...attributes
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would lose its focus; a busy one ignores clicks and form submissions.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  const hasBusyFace = busyLabel !== undefined;
  const whileBusy: FaceState = hasBusyFace ? 'hidden' : 'faded';

  return (
    <Root
      {...attributes}
      type={type}
      $variant={variant}
      $size={size}
      onClick={handleClick}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      <Faces>
        <Face $state={isBusy ? whileBusy : 'shown'}>
          {icon}
          <ButtonLabel>{children}</ButtonLabel>
        </Face>
        {hasBusyFace && (
          <Face $state={isBusy ? 'shown' : 'hidden'}>
            <Spinner isStill={!isBusy} />
            <ButtonLabel>{busyLabel}</ButtonLabel>
          </Face>
        )}
      </Faces>
      {isBusy && !hasBusyFace && (
        <Bars>
          <Spinner />
        </Bars>
      )}
    </Root>
  );
}
