import { useState } from 'react';
import styled from 'styled-components';
import { Sill } from '../components/Sill.tsx';
import { color } from '../theme/color.ts';
import { transition, zOrder } from '../theme/scale.ts';

interface CourseCoverProps {
  imageUrl: string;
  fallbackImageUrl: string;
  isEager?: boolean | undefined;
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  background: ${color.shade};
  forced-color-adjust: none;

  /* The cast shadow: a card that is hovered sets --cover-cast to 1. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 -14px -14px 0;
    background: ${color.cast};
    clip-path: polygon(
      0 0,
      calc(100% - 14px) 0,
      100% 14px,
      100% 100%,
      14px 100%,
      0 calc(100% - 14px)
    );
    opacity: var(--cover-cast, 0);
    ${transition(['opacity'], 'base')}
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${zOrder.cover};
    background: ${color.veil};
    opacity: ${color.nightVeil};
    pointer-events: none;
  }
`;

const Picture = styled.img`
  position: relative;
  z-index: ${zOrder.cover};
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Plane = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${zOrder.cover};
  background: ${color.shade};
`;

/** The sill under a cover; a card that is hovered sets --cover-sill. */
const CoverSill = styled(Sill)`
  background: var(--cover-sill, ${color.line});

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** A course's picture on its sill. A picture that breaks gives way to the fallback, and that to a bare plane. */
export function CourseCover({ imageUrl, fallbackImageUrl, isEager = false }: CourseCoverProps) {
  const [brokenUrls, setBrokenUrls] = useState<readonly string[]>([]);
  const url = [imageUrl, fallbackImageUrl].find(
    (candidate) => candidate !== '' && !brokenUrls.includes(candidate),
  );
  return (
    <div>
      <Frame>
        {url === undefined ? (
          <Plane />
        ) : (
          <Picture
            key={url}
            src={url}
            alt=""
            width={480}
            height={270}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isEager ? 'high' : 'auto'}
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setBrokenUrls([...brokenUrls, url])}
          />
        )}
      </Frame>
      <CoverSill />
    </div>
  );
}
