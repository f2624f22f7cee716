import {
  arch,
  below,
  border,
  color,
  display,
  fontSize,
  from,
  gutter,
  measure,
  rem,
  Sill,
  space,
  type,
  zOrder,
} from '@aulario/ui';
import styled, { createGlobalStyle } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s20};
`;

/** Beside no text, the cover leaves the first screen to the title and its facts. */
const maxCoverHeight = '260px';

export const Columns = styled.div`
  display: grid;
  margin-bottom: ${space.s28};

  ${from('summary')} {
    grid-template-columns: minmax(0, 1fr) 340px;
    grid-template-rows: auto 1fr;
    gap: 0 clamp(${space.s36}, 5vw, ${space.s64});
  }
  ${below('summary')} {
    display: flex;
    flex-direction: column;
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s14};
  align-content: start;

  section { margin-top: ${space.s14}; }
  ${below('summary')} {
    margin-top: ${space.s16};
    /* Reserves the cover's space while the page is still loading. */
    &:not(:has(~ * > *)) { margin-top: calc(min(43.75%, ${maxCoverHeight}) + ${border.sill} + ${space.s16}); }
  }
`;

export const Title = styled.h1`
  max-width: 20em;
  font-size: clamp(${rem(30)}, 3.3vw, ${fontSize.s44});
`;

export const Lead = styled.p`
  max-width: ${measure};
  ${type.lead}
`;

/** An arch; on a phone its parts are in the column. */
export const Entry = styled.section`
  ${from('summary')} {
    position: sticky;
    top: ${space.s24};
    grid-area: 1 / 2 / 3 / 3;
    align-self: start;
    padding-bottom: ${space.s24};
    border-bottom: ${border.threshold} solid ${color.primary};
    border-radius: ${arch('170px')};
    background: ${color.subtle};

    > :first-child { margin: ${space.s18} ${space.s18} 0; }
    @media screen and (forced-colors: active) { border: ${border.s2} solid CanvasText; }
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
  ${from('summary')} { margin: 0 ${space.s10}; }
  ${below('summary')} { order: -1; flex: none; }
`;

export const EntryContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s18} ${space.s24} 0;

  ${below('summary')} { padding: ${space.s20} 0 0; }
`;

/** Below 1000 px the fixed bar contains price and action; on paper there is none. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};

  > :first-child > :first-child { font: 650 ${fontSize.s32} / 1.1 ${display}; }
  > :first-child > :last-child:not(:first-child) { margin-top: ${space.s6}; font-size: ${fontSize.s16}; }
  ${below('summary')} { @media screen { display: none; } }
`;

export const Actions = styled.div`
  display: grid;
  /* Longer labels use the space that shorter ones leave. */
  grid-auto-columns: auto;
  grid-auto-flow: column;
  gap: ${space.s8};
`;

/** Below 1000 px the fixed bar contains the comparison. */
export const Comparison = styled.div`
  display: grid;

  &:empty { display: none; }
  ${below('summary')} { display: none; }
`;

export const Fine = styled.p`
  color: ${color.textMuted};
  ${type.small}
  line-height: 1.4;
`;

export const Rest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s36};
  align-content: start;
  margin-top: ${space.s36};

  ${from('summary')} { gap: ${space.s44}; margin-top: ${space.s44}; }
`;

/** Reserves space for the bar at the end of the page, also for three lines of price and note. */
export const BarHeight = createGlobalStyle`
  ${below('summary')} { html { --course-bar-height: ${space.s96}; } }
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
  gap: ${space.s6};
  align-items: center;
  min-height: 68px;
  padding: ${space.s8} var(--bar-gutter, ${gutter}) max(${space.s10}, var(--bar-safe-area, env(safe-area-inset-bottom)));
  border-top: ${border.sill} solid ${color.line};
  background: ${color.surface};

  > :first-child { flex: 1; padding: 0; }
  ${below('text')} { > button:last-child { padding-inline: ${space.s14}; } }
  ${from('summary')} { display: none; }
  @media print { display: none; }
`;
