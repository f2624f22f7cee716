import { Button, color, Note, Spinner } from '@aulario/ui';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useTranslate } from '../language/useTranslate.ts';

const waitNoticeMs = 10_000;

const appear = keyframes`
  from { opacity: 0; }
`;

const Root = styled.div`
  display: grid;
  gap: 24px;
  min-height: 100vh;
  padding: 24px;
  place-content: center;
  place-items: center;
  background: ${color.canvas};
  color: ${color.textMuted};
`;

/* Most loads end before the line appears. */
const Line = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} 200ms 300ms backwards;
  }
`;

/**
 * A whole page that loads. A request that hangs would leave it for ever, so a long wait is announced
 * and the visitor can reload.
 */
export function LoadingScreen({ children }: { children: string }) {
  const text = useTranslate();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), waitNoticeMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Root>
      <Line role="status">
        <Spinner />
        {children}
      </Line>
      {isSlow && (
        <>
          <Note tone="info" role="alert">
            {text('app.slow')}
          </Note>
          <Button onClick={() => window.location.reload()}>{text('app.reload')}</Button>
        </>
      )}
    </Root>
  );
}
