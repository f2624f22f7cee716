import { useState } from 'react';
import { styled } from 'styled-components';
import { Sill } from '../../../components/Sill/Sill.tsx';
import { color } from '../../../theme/color.ts';
import { space, transition, zOrder } from '../../../theme/scale.ts';
import { CoverArt, type CoverArtProps } from './CoverArt.tsx';
import { coverDimming } from './coverDimming.ts';

export interface CourseCoverProps {
  /** The data that determines the cover. */
  cover: CoverArtProps;
  /** The platform's own picture, shown over the generated cover once loaded. */
  photoUrl?: string | undefined;
  /** Whether it is in the first row: the picture is fetched at once, with high priority. */
  isEager?: boolean | undefined;
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: var(--cover-ratio, 16 / 9);
  background: ${color.subtle};
  forced-color-adjust: none;

  /* The shadow: a hovered card sets --cover-cast to 1. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 -${space[4]} -${space[4]} 0;
    background: ${color.coverShadow};
    clip-path: polygon(
      0 0,
      calc(100% - ${space[4]}) 0,
      100% ${space[4]},
      100% 100%,
      ${space[4]} 100%,
      0 calc(100% - ${space[4]})
    );
    opacity: var(--cover-cast, 0);
    ${transition(['opacity'], 'base')}
  }

  ${coverDimming}

  &::after { z-index: ${zOrder.cover}; }
`;

const Picture = styled.img`
  position: absolute;
  inset: 0;
  z-index: ${zOrder.cover};
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Drawing = styled(CoverArt)`
  position: absolute;
  inset: 0;
  z-index: ${zOrder.cover};
`;

/** The line below a cover; a hovered card sets --cover-sill. */
const CoverSill = styled(Sill)`
  background: var(--cover-sill, ${color.line});

  @media screen and (forced-colors: active) { background: CanvasText; }
`;

/** A course's picture: the platform's own, or the generated cover. */
export function CourseCover({ cover, photoUrl, isEager = false }: CourseCoverProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  return (
    <div>
      <Frame>
        <Drawing {...cover} />
        {photoUrl !== undefined && photoUrl !== brokenUrl && (
          <Picture
            key={photoUrl}
            src={photoUrl}
            alt=""
            width={480}
            height={270}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isEager ? 'high' : 'auto'}
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setBrokenUrl(photoUrl)}
          />
        )}
      </Frame>
      <CoverSill />
    </div>
  );
}
