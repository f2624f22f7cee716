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
    height: calc(100dvh - ${size.touch});
    margin: ${space[8]} 0 0;
  }
  @media screen and (forced-colors: active) { border-inline-start: ${border.line} solid CanvasText; }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding-block: ${space[3]};
  padding-inline: ${space[6]} ${space[6]};
  border-bottom: ${border.rule} solid ${color.line};

  [aria-disabled='true'] {
    background: none;
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${below('columns')} { padding-block: ${space[2]}; padding-inline: ${space[5]} ${space[3]}; }
`;

export const Position = styled.p`
  margin-inline-end: auto;
  color: ${color.textMuted};
  ${type.small}
  font-size: ${fontSize.label};
`;

export const Body = styled.div`
  --cover-ratio: 16 / 5;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-content: start;
  padding: ${space[6]} ${space[7]} ${space[7]};
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible { outline-offset: -${border.ring}; }
  ${below('columns')} {
    --cover-ratio: 16 / 6;
    padding: ${space[5]} ${space[5]} ${space[6]};
  }
`;

export const Title = styled.h2`
  text-wrap: balance;

  ${below('columns')} { font-size: ${rem(23)}; }
  &:focus { outline: 0; }
`;

export const By = styled.p`
  margin-top: -${space[5]};
  color: ${color.textMuted};
`;

export const Headline = styled.p`
  margin-top: -${space[4]};
  font-size: ${fontSize.body};
`;

export const More = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[3]};
  align-items: center;
  padding: ${space[4]} ${space[7]} max(${space[4]}, env(safe-area-inset-bottom));
  border-top: ${border.sill} solid ${color.line};

  > :first-child { flex: 1 1 ${size.cover}; padding: 0; }
  ${below('columns')} {
    padding: ${space[3]} ${space[5]} max(${space[3]}, env(safe-area-inset-bottom));
    > :nth-child(2):not(:last-child) { display: none; }
    > :last-child { flex-grow: 1; }
  }
  ${from('columns')} { flex-wrap: nowrap; }
`;
