import { useEffect, useState } from 'react';
import styled from 'styled-components';

/**
 * Readers fail where squares differ by a pixel. With room for it each is a whole number of pixels; on
 * phones, whose pixels are finer, soft edges keep them alike.
 */
const Picture = styled.svg<{ $side: number }>`
  display: block;
  width: 100%;
  max-width: 420px;
  height: auto;

  @media (min-width: 500px) {
    width: round(down, 100%, ${({ $side }) => $side}px);
    shape-rendering: crispEdges;
  }
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
    <Picture $side={side} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </Picture>
  );
}
