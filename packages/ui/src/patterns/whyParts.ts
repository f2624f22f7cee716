import styled from 'styled-components';
import { color } from '../theme/color.ts';
import { below, border, space } from '../theme/scale.ts';
import { display, type } from '../theme/type.ts';
import { Panel, panelButton } from './panelParts.ts';
import { quietControl } from './quietControl.ts';

export const Opener = styled.button.withConfig({ shouldForwardProp: () => true })`
  ${quietControl}
  ${panelButton}
`;

/** On a telephone it stands on the lower edge, where there is room for it. */
export const WhyRoot = styled(Panel)`
  && {
    width: min(340px, 100vw - 32px);
    padding: ${space.s4} ${space.s4} ${space.s16} ${space.s16};

    ${below('text')} {
      inset: auto 0 0;
      width: 100%;
      max-width: none;
      margin: auto 0 0;
      border-width: ${border.control} 0 ${border.threshold};
      border-bottom-color: ${color.rosa};
      position-area: none;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${space.s8};
  align-items: center;
  justify-content: space-between;
  ${type.label}
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${space.s16};
  padding-right: ${space.s12};
`;

export const Row = styled.li`
  display: grid;
  gap: ${space.s4};
  overflow-wrap: anywhere;
`;

export const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s8};
  align-items: center;
  font: 600 16px / 1.3 ${display};

  svg {
    width: 15px;
    height: 15px;
    color: ${color.textMuted};
  }
`;

export const Facts = styled.p`
  color: ${color.textMuted};
  ${type.small}
`;

/** The part of the score as a length and as a number. */
export const Share = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3em;
  gap: ${space.s12};
  align-items: center;
  font: 500 15px / 1.2 ${display};
  font-variant-numeric: lining-nums tabular-nums;
  text-align: right;
`;

export const Track = styled.span`
  height: 6px;
  background: ${color.shade};

  &::after {
    content: '';
    display: block;
    width: calc(var(--share) * 100%);
    min-width: 2px;
    height: 100%;
    background: ${color.azul};
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    &::after {
      background: CanvasText;
    }
  }
`;

export const Note = styled.p`
  padding: ${space.s16} ${space.s12} 0 0;
  color: ${color.textMuted};
  ${type.small}
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${space.s12};
  padding-right: ${space.s12};
`;
