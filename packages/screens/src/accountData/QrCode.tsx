import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, color, QrPicture } from '@aulario/ui';
import { useCallback, useRef } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  outline: 0;

  > p { margin-bottom: 8px; color: ${color.textMuted}; }
`;

/** The drawing of a code; null for a value that fits in no code. */
async function drawingOf(value: string) {
  const { qrPath } = await import('./qrPath.ts');
  try {
    return qrPath(value);
  } catch {
    // No code holds so much; the link does.
    return null;
  }
}

interface QrCodeProps {
  /** The content of the code. */
  value: string;
  label: string;
}

/**
 * A QR code. Its encoder is loaded on demand; shows a message when the content does not fit, and
 * also a retry when the encoder failed to load.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const text = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const load = useCallback(() => drawingOf(value), [value]);
  const { state, retry } = useLoad(load, { context: 'QR code', keepsLast: true });
  const drawing = state.status === 'ready' ? state.value : { path: '', sideSquares: 1 };

  return (
    <Root ref={root} tabIndex={-1}>
      {state.status === 'failed' ? (
        <>
          <p role="status">{text('transfer.noCode')}</p>
          <Button
            variant="ghost"
            onClick={() => {
              // The pressed button is removed afterwards, so the focus moves first.
              root.current?.focus();
              retry();
            }}
          >
            {text('common.retry')}
          </Button>
        </>
      ) : drawing === null ? (
        <p role="status">{text('transfer.noFit')}</p>
      ) : (
        <QrPicture {...drawing} label={label} />
      )}
    </Root>
  );
}
