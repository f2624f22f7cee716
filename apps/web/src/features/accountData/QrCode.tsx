import { QrPicture } from '@aulario/ui';
import { useEffect, useState } from 'react';
import { useTranslate } from '../language/useTranslate.ts';

const drawingOf = async (value: string) => (await import('./qrPath.ts')).qrPath(value);

type Drawing = Awaited<ReturnType<typeof drawingOf>>;

interface QrCodeProps {
  /** The content of the code. */
  value: string;
  label: string;
}

/** A QR code. Its encoder is loaded on demand; shows a message when that fails. */
export function QrCode({ value, label }: QrCodeProps) {
  const text = useTranslate();
  const [drawing, setDrawing] = useState<Drawing | null>({ path: '', sideSquares: 1 });

  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const next = await drawingOf(value).catch(() => null);
      if (isCurrent) setDrawing(next);
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [value]);

  if (drawing === null) return <p role="status">{text('transfer.noCode')}</p>;
  return <QrPicture {...drawing} label={label} />;
}
