import { styled } from 'styled-components';
import { arch } from '../../../theme/scale.ts';
import { CoverArt, type CoverArtProps } from './CoverArt.tsx';
import { coverDimming } from './coverDimming.ts';

const Root = styled.div`
  position: relative;
  overflow: hidden;
  height: 280px;
  border-radius: ${arch('304px')};
  forced-color-adjust: none;

  ${coverDimming}
`;

/** A cover in an arch. Decorative. */
export function ArchWindow({ className, ...cover }: CoverArtProps) {
  return (
    <Root className={className}>
      <CoverArt {...cover} />
    </Root>
  );
}
