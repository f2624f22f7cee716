import { useState } from 'react';
import { css, styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { arch, border, rem, size, space } from '../../theme/scale.ts';
import { display, fontSize } from '../../theme/type.ts';
import { ProfileIcon } from '../icons/icons.tsx';
import { initials } from './initials.ts';

export interface AvatarProps {
  /**
   * The person's name, for the initials and the picture's alternative text; '' shows a generic
   * figure.
   */
  name: string;
  /** An address that the caller has checked; '' or a broken picture shows the initials. */
  imageUrl?: string | undefined;
  /** `small` 36 × 44 px (default), `large` 132 × 168 px. */
  size?: 'small' | 'large' | undefined;
}

const sizes = {
  small: css`
    width: ${size.chip};
    height: ${size.touch};
    padding-bottom: ${space[3]};
    border-radius: ${arch(size.chip)};
    font: 700 ${fontSize.label} / 1 ${display};
  `,
  large: css`
    width: ${size.cover};
    height: 168px;
    padding-bottom: 46px;
    border-radius: ${arch(size.cover)};
    font: 700 ${rem(52)} / 1 ${display};
  `,
};

const Root = styled.span<{ $size: 'small' | 'large' }>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: end center;
  overflow: hidden;
  background: var(--avatar, ${color.link});
  color: var(--avatar-text, ${color.canvas});
  ${({ $size }) => sizes[$size]}

  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
`;

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  background: ${color.subtle};
  object-fit: cover;
`;

/** A person's picture in an arch, or the initials without one. */
export function Avatar({ name, imageUrl = '', size = 'small' }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState('');
  const isPictured = imageUrl !== '' && imageUrl !== brokenUrl;
  const naming = name.trim() ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };

  return (
    <Root $size={size} {...naming}>
      {isPictured ? (
        <Picture
          src={imageUrl}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBrokenUrl(imageUrl)}
        />
      ) : (
        initials(name) || <ProfileIcon size={size === 'large' ? 64 : 20} />
      )}
    </Root>
  );
}
