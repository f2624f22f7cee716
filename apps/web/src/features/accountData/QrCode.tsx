import { useEffect, useState } from 'react';
import styled from 'styled-components';

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 420px;
  height: auto;
`;

interface QrPictureProps {
  /** What the code says. */
  value: string;
  label: string;
}

/** A text as a QR code, black on white by day and by night: cameras read nothing else as well. */
export function QrPicture({ value, label }: QrPictureProps) {
  const [{ path, side }, setDrawn] = useState({ path: '', side: 1 });

  useEffect(() => {
    let isCurrent = true;
    void import('./qrPath.ts').then(({ qrPath }) => {
      if (isCurrent) setDrawn(qrPath(value));
    });
    return () => {
      isCurrent = false;
    };
  }, [value]);

  return (
    <Picture
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </Picture>
  );
}
