import {
  arch,
  below,
  between,
  border,
  color,
  display,
  fontSize,
  Link,
  pageContainer,
  rem,
  searchInBar,
  size,
  space,
  type,
  zOrder,
} from '@aulario/ui';
import styled, { css } from 'styled-components';

export const Root = styled.header`
  position: relative;
  z-index: ${zOrder.header};
  border-bottom: ${border.sill} solid ${color.line};
  background: ${color.canvas};
`;

export const Row = styled.div`
  ${pageContainer}
  display: flex;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  min-height: ${size.bar};
  padding-block: ${space[4]};

  ${below('sidebar')} {
    gap: ${space[3]};
    min-height: ${size.field};
    padding-block: ${space[2]};
  }
  /* The field shows what it asks for, with wider letters too. */
  ${below('pair')} { gap: ${space[1]}; }
  ${below('columns')} {
    --wordmark: none;
  }
  ${between('sidebar', 'shortcut')} {
    column-gap: ${space[4]};
    /* The search has its room. */
    --wordmark: none;
  }
`;

export const Search = styled.div`
  flex: 1;
  max-width: ${size.column};
  ${searchInBar}
`;

/** What a `TabBar` or the menu has in a narrow window. */
export const Beside = styled.div`
  display: contents;

  ${below('sidebar')} { display: none; }
`;

export const InBar = styled.div`
  display: none;

  ${below('sidebar')} { display: block; }
`;

export const Links = styled.nav`
  display: flex;
  gap: ${space[6]};
  margin-inline-start: auto;
`;

const entry = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.text};
  ${type.button}
  text-decoration: none;
  white-space: nowrap;
`;

export const Entry = styled(Link)`
  ${entry}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

export const CurrentEntry = styled.span`
  ${entry}
  box-shadow: inset 0 -${border.ring} 0 ${color.primary};

  @media screen and (forced-colors: active) { border-bottom: ${border.ring} solid CanvasText; }
`;

export const Cart = styled(Link)`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  color: ${color.text};

  /* The bookmark, and the count. */
  a + & { margin-inline-start: -${space[4]}; }
  > :last-child:not(svg, :nth-child(2)) {
    position: absolute;
    top: -${space[1]};
    inset-inline-end: -${space[2]};
    min-width: ${size.glyph};
    height: ${size.glyph};
    padding-top: ${space[1]};
    font-size: ${rem(13)};
  }
`;

/** A link drawn as a door on the header's lower edge. */
export const Enter = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-end;
  min-height: ${size.touch};
  padding: ${space[2]} ${space[5]} 0;
  border-radius: ${arch(size.touch)};
  background: ${color.primary};
  color: ${color.onPrimary};
  font: 600 ${fontSize.body} / 1 ${display};
  text-decoration: none;

  &:hover { background: ${color.primaryStrong}; }
  margin-bottom: -${space[4]};
  white-space: nowrap;

  @media screen and (forced-colors: active) { border: ${border.line} solid; border-bottom: 0; }
`;
