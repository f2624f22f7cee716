import styled from 'styled-components';
import { color } from '../../theme/color.ts';
import { below, radius, zOrder } from '../../theme/scale.ts';
import { display } from '../../theme/type.ts';

/** Height of the tab bar that narrow screens have at their foot. */
const tabBar = '64px';

export const Region = styled.div`
  position: fixed;
  z-index: ${zOrder.toast};
  bottom: 24px;
  left: 24px;
  display: grid;
  gap: 8px;
  justify-items: start;
  max-width: calc(100vw - 48px);

  ${below('sidebar')} {
    bottom: calc(${tabBar} + env(safe-area-inset-bottom, 0px) + 12px);
    left: 16px;
    max-width: calc(100vw - 32px);
  }
`;

/** Its colours are the page's turned round, and so is its focus ring. */
export const Plate = styled.div`
  --focus-ring: ${color.onToast};
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 14px;
  align-items: center;
  max-width: min(440px, 100%);
  min-height: 60px;
  padding: 8px 10px 8px 18px;
  border-radius: ${radius.control};
  background: ${color.toast};
  color: ${color.onToast};

  &:not(:has(button)) { padding-right: 18px; }
  @media (forced-colors: active) { border: 2px solid CanvasText; }
`;

export const Message = styled.span`
  min-width: 0;
  padding-block: 4px;
  overflow-wrap: anywhere;
`;

export const Action = styled.button`
  flex: none;
  min-height: 44px;
  margin-left: auto;
  padding: 6px 12px;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: 700 16px / 1 ${display};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover { text-decoration-thickness: 2px; }
  &:focus-visible { outline-offset: -3px; }
`;
