import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { mirroredInRtl } from '../icons/mirroredInRtl.ts';

export interface LevelStepsProps {
  /** The number of filled steps, of three. */
  steps: 1 | 2 | 3;
  /** Width in px; the height is three quarters of it. */
  size?: number | undefined;
}

const Root = styled.svg`
  flex: none;
  fill: currentColor;
  forced-color-adjust: auto;
  ${mirroredInRtl}
`;

const outlines = ['M0 8h5v4H0z', 'M5.5 4h5v8h-5z', 'M11 0h5v12h-5z'];

/** A course's level as three steps. Decorative: render the level as text beside it. */
export function LevelSteps({ steps, size = 16 }: LevelStepsProps) {
  return (
    <Root width={size} height={size * 0.75} viewBox="0 0 16 12" aria-hidden="true">
      {outlines.map((outline, place) => (
        <path key={outline} d={outline} fill={place < steps ? undefined : color.line} />
      ))}
    </Root>
  );
}
