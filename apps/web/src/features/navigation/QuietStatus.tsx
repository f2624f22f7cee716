import { color, Spinner } from '@aulario/ui';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

const Root = styled.div`
  display: grid;
  min-height: 100vh;
  place-items: center;
  background: ${color.canvas};
  color: ${color.textMuted};
`;

/* Most waits are over before anything would have been seen. */
const Line = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} 200ms 300ms backwards;
  }
`;

/** A whole page that is still waiting. It shows nothing of what it waits for. */
export function QuietStatus({ children }: { children: string }) {
  return (
    <Root>
      <Line role="status">
        <Spinner />
        {children}
      </Line>
    </Root>
  );
}
