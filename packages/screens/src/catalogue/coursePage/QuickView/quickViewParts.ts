import {
  below,
  border,
  color,
  controlsOnPage,
  fontSize,
  from,
  rem,
  size,
  space,
  type,
} from '@aulario/ui';
import styled from 'styled-components';

export const Root = styled.dialog`
  width: min(620px, 100%);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin-block: 0;
  margin-inline: auto 0;
  padding: 0;
  border: 0;
  background: ${color.surface};
  ${controlsOnPage}

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
  }
  &::backdrop { background: ${color.drawerScrim}; }
  ${below('columns')} {
    width: 100%;
    height: calc(100dvh - ${size.s44});
    margin: ${space.s44} 0 0;
  }
  @media screen and (forced-colors: active) { border-inline-start: ${border.s2} solid CanvasText; }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space.s4};
  align-items: center;
  padding-block: ${space.s10};
  padding-inline: ${space.s32} ${space.s20};
  border-bottom: ${border.rule} solid ${color.line};

  [aria-disabled='true'] {
    background: none;
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${below('columns')} { padding-block: ${space.s4}; padding-inline: ${space.s16} ${space.s6}; }
`;

export const Position = styled.p`
  margin-inline-end: auto;
  color: ${color.textMuted};
  ${type.small}
  font-size: ${fontSize.s16};
`;

export const Body = styled.div`
  --cover-ratio: 16 / 5;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
  align-content: start;
  padding: ${space.s24} ${space.s32} ${space.s32};
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible { outline-offset: -${space.s3}; }
  ${below('columns')} {
    --cover-ratio: 16 / 6;
    gap: ${space.s20};
    padding: ${space.s16} ${space.s16} ${space.s24};
  }
`;

export const Title = styled.h2`
  text-wrap: balance;

  ${below('columns')} { font-size: ${rem(23)}; }
  &:focus { outline: 0; }
`;

export const By = styled.p`
  margin-top: -${space.s16};
  color: ${color.textMuted};
`;

export const Headline = styled.p`
  margin-top: -${space.s12};
  font-size: ${fontSize.s18};
`;

export const More = styled.div`
  display: grid;
  gap: ${space.s16};
  justify-items: start;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s10};
  align-items: center;
  padding: ${space.s14} ${space.s32} max(${space.s14}, env(safe-area-inset-bottom));
  border-top: ${border.sill} solid ${color.line};

  > :first-child { flex: 1 1 ${size.s120}; padding: 0; }
  ${below('columns')} {
    padding: ${space.s10} ${space.s16} max(${space.s10}, env(safe-area-inset-bottom));
    > :nth-child(2):not(:last-child) { display: none; }
    > :last-child { flex-grow: 1; }
  }
  ${from('columns')} { flex-wrap: nowrap; }
`;
