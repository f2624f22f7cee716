import {
  arch,
  below,
  blocksOnPaper,
  border,
  color,
  display,
  fontSize,
  from,
  gutter,
  headingSize,
  lowWindow,
  measure,
  Sill,
  space,
  type,
  zOrder,
} from '@aulario/ui';
import styled, { createGlobalStyle } from 'styled-components';

/** Beside no text, the cover leaves the first screen to the title and its facts. */
const maxCoverHeight = '260px';

/** The width of the column beside the texts. */
const besideWidth = '340px';

export const Columns = styled.div`
  display: grid;
  margin-bottom: ${space[6]};

  ${from('summary')} {
    grid-template-columns: minmax(0, 1fr) ${besideWidth};
    grid-template-rows: auto 1fr;
    gap: 0 clamp(${space[7]}, 5vw, ${space[8]});
  }
  ${below('summary')} {
    display: flex;
    flex-direction: column;
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;

  section { margin-top: ${space[4]}; }
  ${below('summary')} {
    margin-top: ${space[5]};
    /* Reserves the cover's space while the page is still loading. */
    &:not(:has(~ * > *)) { margin-top: calc(min(43.75%, ${maxCoverHeight}) + ${border.sill} + ${space[5]}); }
  }
`;

export const Title = styled.h1`
  max-width: 20em;
  font-size: ${headingSize.page};
`;

export const Lead = styled.p`
  max-width: ${measure};
  ${type.lead}
`;

/** An arch; on a phone its parts are in the column. */
export const Entry = styled.section`
  ${from('summary')} {
    position: sticky;
    top: ${space[6]};
    grid-area: 1 / 2 / 3 / 3;
    align-self: start;
    padding-bottom: ${space[6]};
    border-bottom: ${border.threshold} solid ${color.primary};
    border-radius: ${arch(besideWidth)};
    background: ${color.subtle};

    > :first-child { margin: ${space[5]} ${space[5]} 0; }
    @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
  }
  ${below('summary')} {
    display: contents;

    > :first-child {
      order: -2;
      height: auto;
      max-height: ${maxCoverHeight};
      aspect-ratio: 16 / 7;
      flex: none;
      border-radius: 0;
    }
  }
`;

export const EntrySill = styled(Sill)`
  ${from('summary')} { margin: 0 ${space[3]}; }
  ${below('summary')} { order: -1; flex: none; }
`;

export const EntryContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]} ${space[6]} 0;

  ${below('summary')} { padding: ${space[5]} 0 0; }
`;

/** Below 1000 px the fixed bar contains price and action; on paper and in a low window there is none. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  > :first-child > :first-child { font: 650 ${headingSize.page} / 1.1 ${display}; }
  > :first-child > :last-child:not(:first-child) { margin-top: ${space[3]}; font-size: ${fontSize.label}; }
  ${below('summary')} { @media screen { display: none; } }
  ${lowWindow} { display: grid; }
`;

export const Actions = styled.div`
  display: grid;
  /* Longer labels use the space that shorter ones leave. */
  grid-auto-columns: auto;
  grid-auto-flow: column;
  gap: ${space[3]};
`;

/** Where there is the fixed bar, it contains the comparison. */
export const Comparison = styled.div`
  display: grid;

  &:empty { display: none; }
  ${below('summary')} { display: none; }
  ${lowWindow} { display: grid; }
`;

export const Fine = styled.p`
  color: ${color.textMuted};
  ${type.small}
  line-height: 1.4;
`;

export const Rest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
  align-content: start;
  margin-top: ${space[7]};

  ${from('summary')} { gap: ${space[8]}; margin-top: ${space[8]}; }
  ${blocksOnPaper}
`;

/** Reserves space for the bar at the end of the page, also for three lines of price and note. */
export const BarHeight = createGlobalStyle`
  ${below('summary')} { html { --course-bar-height: ${space[9]}; } }
  ${lowWindow} { html { --course-bar-height: 0px; } }
`;

/**
 * The fixed bar with price and action. A shell sets --bar-bottom to the height of what is below,
 * and --bar-gutter to its side padding.
 */
export const Bar = styled.div`
  position: fixed;
  z-index: ${zOrder.header};
  inset-block: auto var(--bar-bottom, 0px);
  inset-inline: var(--bar-start, 0) 0;
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: 68px;
  padding: ${space[3]} var(--bar-gutter, ${gutter}) max(${space[3]}, var(--bar-safe-area, env(safe-area-inset-bottom)));
  border-top: ${border.sill} solid ${color.line};
  background: ${color.surface};

  > :first-child { flex: 1; padding: 0; }
  ${below('text')} { > button:last-child { padding-inline: ${space[4]}; } }
  ${from('summary')} { display: none; }
  ${lowWindow} { display: none; }
  @media print { display: none; }
`;
