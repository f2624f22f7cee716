import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { waitingLight } from '../../../components/Skeleton/Skeleton.tsx';
import { color } from '../../../theme/color.ts';
import {
  below,
  border,
  motion,
  radius,
  size,
  space,
  widthFrom,
  zOrder,
} from '../../../theme/scale.ts';
import { body, display, fontSize } from '../../../theme/type.ts';

/** Wraps a search bar in a header: 48 px high, with full width. */
export const compactSearch = `
  --search-height: ${size.control};
  --search-text: ${fontSize.body};
  min-width: 0;
`;

/**
 * Says how far the text and the signs of field and list stand from the edge. The list itself has no
 * media queries: they would come with the first suggestion, and the browser computes the styles of the
 * whole page again when one is added.
 */
export const Root = styled.form`
  --search-text-start: 50px;
  --search-sign-start: 17px;
  position: relative;
  display: flex;

  ${below('columns')} {
    --search-text-start: ${space[8]};
    --search-sign-start: ${space[4]};
  }
`;

export const Magnifier = styled.span`
  position: absolute;
  top: 50%;
  inset-inline-start: var(--search-sign-start);
  z-index: ${zOrder.lifted};
  translate: 0 -50%;
  color: ${color.textMuted};
  pointer-events: none;
`;

/** Contains field and list; when the focus leaves both, the list closes. */
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
  min-height: var(--search-height, ${size.field});
  padding-block: ${space[3]};
  padding-inline: var(--search-text-start) ${space[4]};
  border: ${border.control} solid ${color.lineStrong};
  border-inline-end: 0;
  border-radius: 0;
  border-start-start-radius: ${radius.control};
  border-end-start-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  font: 400 var(--search-text, ${fontSize.lead}) / 1.4 ${body};
  font-variant-numeric: lining-nums;
  text-overflow: ellipsis;
  appearance: none;

  ${below('columns')} { font-size: ${fontSize.body}; }
  ${below('pair')} { padding-inline: ${space[7]} ${space[3]}; }
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  /* The browser's own sign has another look, and a combobox has none. */
  &::-webkit-search-cancel-button { display: none; }
  &:focus-visible {
    z-index: ${zOrder.raised};
    outline-offset: 0;
  }
  &:read-only {
    border-color: ${color.line};
    background: ${color.subtle};
    color: ${color.textMuted};
    opacity: 1;
    -webkit-text-fill-color: ${color.textMuted};
    cursor: progress;
  }
  ${motion.allowed} {
    &:read-only { ${waitingLight} }
  }
`;

/** The shortcut's key; hidden on devices without a keyboard. */
export const Key = styled.kbd`
  position: absolute;
  top: 50%;
  inset-inline-end: ${space[4]};
  display: none;
  place-items: center;
  width: ${size.badge};
  height: ${size.mark};
  translate: 0 -50%;
  border: ${border.rule} solid ${color.line};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font: 500 ${fontSize.small} / 1 ${display};
  pointer-events: none;

  @media (hover: hover) and (pointer: fine) and ${widthFrom('sidebar')} {
    input:placeholder-shown:not(:focus, :read-only) + & {
      display: grid;
    }
  }
`;

export const Submit = styled(Button)`
  min-height: var(--search-height, ${size.field});
  padding-inline: ${space[6]};
  border-start-start-radius: 0;
  border-end-start-radius: 0;

  ${below('columns')} {
    padding-inline: ${space[5]};
  }
`;

/** The box of the list below the field. */
export const Popup = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  z-index: ${zOrder.popup};
  border: ${border.control} solid ${color.lineStrong};
  border-top: 0;
  border-radius: 0 0 ${radius.control} ${radius.control};
  background: ${color.surface};
`;
