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

/* Delayed, since most loads end before the line appears. */
const Line = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} 200ms 300ms backwards;
  }
`;

/** Announces a long wait and offers a reload, because a hanging request never ends. */
export function LongWait() {
  const text = useTranslate();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), waitNoticeMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <>
      <Note tone="info" role="alert">
        {text('app.slow')}
      </Note>
      <Button onClick={() => window.location.reload()}>{text('app.reload')}</Button>
    </>
  );
}

/** A loading page without any of its content. */
export function LoadingScreen({ children }: { children: string }) {
  return (
    <Root>
      <Line role="status">
        <Spinner />
        {children}
      </Line>
      <LongWait />
    </Root>
  );
}
