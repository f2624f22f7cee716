import styled, { keyframes } from 'styled-components';
import { motion, size, space } from '../../theme/scale.ts';

const climb = keyframes`
  0% { opacity: 1; }
  50%, 100% { opacity: 0.35; }
`;

const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: flex-end;
  gap: ${space.s2};
  height: ${size.s16};
`;

const Step = styled.span<{ $number: number }>`
  width: 5px;
  height: ${({ $number }) => [5, 10, 16][$number]}px;
  background: currentColor;
  opacity: ${({ $number }) => [0.4, 0.7, 1][$number]};

  ${motion.allowed} {
    animation: ${climb} 900ms steps(1) infinite;
    animation-delay: ${({ $number }) => $number * 150}ms;
  }
  @media (forced-colors: active) { background: CanvasText; }
`;

/** Three bars that light up in turn. Decorative: render the status as text beside it. */
export function Spinner() {
  return (
    <Root aria-hidden="true">
      <Step $number={0} />
      <Step $number={1} />
      <Step $number={2} />
    </Root>
  );
}
