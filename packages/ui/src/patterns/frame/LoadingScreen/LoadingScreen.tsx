import { keyframes, styled } from 'styled-components';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { color } from '../../../theme/color.ts';
import { motion, space } from '../../../theme/scale.ts';
import { LongWait, type LongWaitProps } from './LongWait.tsx';

const appear = keyframes`
  from { opacity: 0; }
`;

const Root = styled.div`
  display: grid;
  gap: ${space[6]};
  min-height: 100vh;
  padding: ${space[6]};
  place-content: center;
  place-items: center;
  background: ${color.canvas};
  color: ${color.textMuted};
`;

/* Delayed, since most loads end before the line appears. */
const Line = styled.p`
  display: flex;
  gap: ${space[4]};
  align-items: center;

  ${motion.allowed} {
    animation: ${appear} 200ms 300ms backwards;
  }
`;

export interface LoadingScreenProps {
  /** What is loading. */
  children: string;
  longWait: LongWaitProps;
}

/** A loading page without any of its content. */
export const LoadingScreen = ({ children, longWait }: LoadingScreenProps) => (
  <Root>
    <Line role="status">
      <Spinner />
      <span>{children}</span>
    </Line>
    <LongWait {...longWait} />
  </Root>
);
