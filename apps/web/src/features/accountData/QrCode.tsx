import { QrPicture } from '@aulario/ui';
import { useEffect, useState } from 'react';

interface QrCodeProps {
  /** What the code says. */
  value: string;
  label: string;
}

/** A text as a QR code, whose encoder is fetched when it is needed. */
export function QrCode({ value, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState({ path: '', sideSquares: 1 });

  useEffect(() => {
    let isCurrent = true;
    void import('./qrPath.ts').then(({ qrPath }) => {
      if (isCurrent) setDrawing(qrPath(value));
    });
    return () => {
      isCurrent = false;
    };
  }, [value]);

  return <QrPicture {...drawing} label={label} />;
}
