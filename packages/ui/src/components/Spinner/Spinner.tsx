import { css, keyframes, styled } from 'styled-components';
import { motion, size, space } from '../../theme/scale.ts';

const climb = keyframes`
  0% { opacity: 1; }
  50%, 100% { opacity: 0.35; }
`;

const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: flex-end;
  gap: ${space[1]};
  height: ${size.icon};
`;

const Step = styled.span<{ $number: number; $isStill: boolean }>`
  width: 5px;
  height: ${({ $number }) => [5, 10, 16][$number]}px;
  background: currentColor;
  opacity: ${({ $number }) => [0.4, 0.7, 1][$number]};

  ${({ $isStill, $number }) =>
    !$isStill &&
    css`
      ${motion.allowed} {
        animation: ${climb} 900ms steps(1) infinite;
        animation-delay: ${$number * 150}ms;
      }
    `}
  @media screen and (forced-colors: active) { background: CanvasText; }
`;

export interface SpinnerProps {
  /** Whether it does not move, as while it is hidden: an unseen animation costs frames too. */
  isStill?: boolean | undefined;
}

/** Three bars that light up in turn. Decorative: render the status as text beside it. */
export function Spinner({ isStill = false }: SpinnerProps) {
  return (
    <Root aria-hidden="true">
      {[0, 1, 2].map((number) => (
        <Step key={number} $number={number} $isStill={isStill} />
      ))}
    </Root>
  );
}
