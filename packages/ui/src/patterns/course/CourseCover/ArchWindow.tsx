import styled from 'styled-components';
import { color } from '../../../theme/color.ts';
import { arch } from '../../../theme/scale.ts';
import { CoverArt, type CoverArtProps } from './CoverArt.tsx';

const Root = styled.div`
  position: relative;
  overflow: hidden;
  height: 280px;
  border-radius: ${arch('152px')};
  forced-color-adjust: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color.coverDim};
    opacity: ${color.coverDimOpacity};
    pointer-events: none;
  }
`;

/** A cover as it is seen through an arch: the course is entered here. Decorative. */
export function ArchWindow({ className, ...cover }: CoverArtProps) {
  return (
    <Root className={className}>
      <CoverArt {...cover} />
    </Root>
  );
}
