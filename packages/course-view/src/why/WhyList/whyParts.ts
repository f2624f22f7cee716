import { border, color, display, fontSize, space, type } from '@aulario/ui';
import styled from 'styled-components';

export const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  width: 100%;
`;

export const Title = styled.h3`
  font-size: ${fontSize.lead};
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${space[5]};
`;

export const Row = styled.li`
  display: grid;
  gap: ${space[2]};
`;

export const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;
  ${type.label}

  svg {
    width: 15px;
    aspect-ratio: 1;
    color: ${color.textMuted};
  }
`;

export const Facts = styled.p`
  color: ${color.textMuted};
  ${type.small}
`;

/** The share of the score as a bar and as a number. */
export const Share = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3em;
  gap: ${space[4]};
  align-items: center;
  font: 500 ${fontSize.small} / 1.2 ${display};
  font-variant-numeric: lining-nums tabular-nums;
  text-align: end;
`;

export const Track = styled.span`
  height: 6px;
  background: ${color.subtle};

  &::after {
    content: '';
    display: block;
    width: calc(var(--share) * 100%);
    min-width: ${border.line};
    height: 100%;
    background: ${color.link};
  }
  @media screen and (forced-colors: active) {
    outline: ${border.hairline} solid CanvasText;
    &::after {
      background: CanvasText;
    }
  }
`;

export const Note = styled.p`
  color: ${color.textMuted};
  ${type.small}
`;
