import styled, { keyframes } from 'styled-components';
import { Button } from '../components/Button.tsx';
import { color } from '../theme/color.ts';
import { below, border, breakpoint, motion, radius } from '../theme/scale.ts';
import { body, display } from '../theme/type.ts';

const pulse = keyframes`
  from { background: ${color.skeleton}; }
  to { background: ${color.skeletonLit}; }
`;

/** Put round a search bar in a header: 48 px high, and as wide as its place. */
export const compactSearch = `
  --search-height: 48px;
  --search-top: 14px;
  --search-text: 17px;
  min-width: 0;
`;

export const Root = styled.form`
  position: relative;
  display: flex;
`;

export const Magnifier = styled.span`
  position: absolute;
  top: var(--search-top, 18px);
  left: 17px;
  z-index: 2;
  color: ${color.textMuted};
  pointer-events: none;

  ${below('columns')} {
    left: 14px;
  }
`;

/** Field and list: leaving both closes the list. */
export const Combobox = styled.div`
  display: contents;
`;

export const Frame = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  min-width: 0;
`;

export const Input = styled.input`
  min-width: 0;
  min-height: var(--search-height, 56px);
  padding: 9px 14px 9px 50px;
  border: ${border.control} solid ${color.lineStrong};
  border-right: 0;
  border-radius: ${radius.control} 0 0 ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  font: 400 var(--search-text, 19px) / 1.4 ${body};
  font-variant-numeric: lining-nums;
  text-overflow: ellipsis;
  appearance: none;

  ${below('columns')} {
    padding-left: 44px;
    font-size: 17px;
  }
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:focus-visible {
    z-index: 1;
    outline-offset: 0;
  }
  &:disabled {
    border-color: ${color.line};
    background: ${color.subtle};
    color: ${color.textMuted};
    opacity: 1;
    -webkit-text-fill-color: ${color.textMuted};
    cursor: progress;
  }
  ${motion.allowed} {
    &:disabled {
      animation: ${pulse} 2.4s ${motion.ease} infinite alternate;
    }
  }
`;

/** The key that leads here; only where there is a keyboard to see it beside. */
export const Key = styled.kbd`
  position: absolute;
  top: 50%;
  right: 14px;
  display: none;
  place-items: center;
  width: 26px;
  height: 28px;
  translate: 0 -50%;
  border: ${border.rule} solid ${color.line};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font: 500 15px / 1 ${display};
  pointer-events: none;

  @media (hover: hover) and (pointer: fine) and (min-width: ${breakpoint.sidebar}px) {
    ${Input}:placeholder-shown:not(:focus, :disabled) + & {
      display: grid;
    }
  }
`;

export const Submit = styled(Button)`
  min-height: var(--search-height, 56px);
  padding-inline: 26px;
  border-radius: 0 ${radius.control} ${radius.control} 0;

  ${below('columns')} {
    padding-inline: 16px;
  }
`;
