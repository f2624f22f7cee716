import { styled } from 'styled-components';
import { controlsOnWall } from '../../../components/wall/controlsOnWall.ts';
import { color } from '../../../theme/color.ts';
import { below, from, size, space } from '../../../theme/scale.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto 1fr;

  @media screen {
    min-height: 100vh;
    min-height: 100dvh;
  }

  ${from('sidebar')} {
    --bar-start: 212px;
    --bar-gutter: ${space[7]};
    /* Aligns the end of the top row with the screen at every width. */
    grid-template-columns: var(--bar-start) minmax(0, 1708px);
    /* The sidebar reaches the page's end; the content keeps clear of what is fixed there. */
    margin-bottom: calc(-1 * var(--foot-room));
  }
  ${below('sidebar')} {
    --bar-safe-area: ${space[3]};
    --bar-gutter: ${space[5]};
    padding-bottom: calc(${size.bar} + ${space[3]} + env(safe-area-inset-bottom));
  }
  /* As Stack on paper. */
  @media print {
    display: block;
    padding-bottom: 0;
  }
`;

/** One banner for both layouts: sidebar and top row place themselves in the grid of the shell. */
export const Banner = styled.header`
  display: contents;
`;

/**
 * Below the first viewport height the sidebar has the colour of the stairs, since the page may be
 * taller than the window.
 */
export const Wall = styled.div`
  ${controlsOnWall}
  background: ${color.wall};

  ${from('sidebar')} {
    grid-row: 1 / 3;
    background: ${color.stair} linear-gradient(${color.wall} 0 0) no-repeat 0 0 / 100% 100vh;
  }
`;

export const Stretch = styled.div`
  ${from('sidebar')} {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    height: 100vh;
    height: 100dvh;
    overflow: hidden auto;
    background: ${color.wall};
  }
  ${below('sidebar')} {
    display: flex;
    align-items: center;
    height: 100%;
    padding-block: ${space[3]};
    padding-inline: ${space[5]} 0;
  }
`;

export const LogoPlace = styled.div`
  display: flex;

  ${below('columns')} {
    --wordmark: none;
  }
  ${from('sidebar')} {
    padding: ${space[5]} ${space[6]} 0;
  }
`;

export const Main = styled.main`
  grid-column: 1 / -1;
  width: 100%;
  padding: ${space[3]} ${space[7]} ${space[9]};
  outline: 0;

  ${from('sidebar')} {
    grid-column: 2;
    padding-bottom: calc(${space[9]} + var(--foot-room));
  }
  ${below('sidebar')} {
    grid-row: 2;
    padding: ${space[5]} ${space[5]} ${space[8]};
  }
  /* The room below would be a page of its own. */
  @media print { padding-block: 0; }
`;
