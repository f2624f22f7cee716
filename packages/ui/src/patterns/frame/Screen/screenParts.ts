import { styled } from 'styled-components';
import { color } from '../../../theme/color.ts';
import { from, space } from '../../../theme/scale.ts';
import { measure, type } from '../../../theme/type.ts';
import { pageContainer } from './pageContainer.ts';

/**
 * A screen outside the dashboard: the only `main` of the page, with the id `content`. It fills the
 * window, so that no footer comes into sight when a short screen replaces one that was waiting.
 */
export const ScreenFrame = styled.main.attrs({ id: 'content', tabIndex: -1 })`
  ${pageContainer}
  padding-block: ${space[4]} ${space[9]};
  outline: 0;

  @media screen { min-height: 100svh; }
  @media print { padding-block: 0; }
`;

/**
 * Wraps header, screen and footer outside the dashboard, which share their side edges: 1200 px of
 * content, more where the filters have a column.
 */
export const PublicFrame = styled.div`
  --container-max: 1280px;

  ${from('filters')} { --container-max: 1760px; }
`;

/** The paragraph below the title of a screen. */
export const ScreenLead = styled.p`
  max-width: ${measure};
  margin-top: ${space[3]};
  color: ${color.textMuted};
  ${type.lead}
`;
