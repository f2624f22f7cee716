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
  Wordmark,
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
  gap: ${space.s8} ${space.s20};
  align-items: center;
  min-height: ${size.s72};
  padding-block: ${space.s12};

  ${below('sidebar')} {
    gap: ${space.s8};
    min-height: ${size.s60};
    padding-block: ${space.s6};
  }
  /* The field shows what it asks for, with wider letters too. */
  ${below('pair')} { gap: ${space.s2}; }
  ${below('columns')} {
    ${Wordmark} { display: none; }
  }
  ${between('sidebar', 'shortcut')} {
    column-gap: ${space.s12};
    /* The search has its room. */
    ${Wordmark} { display: none; }
  }
`;

export const Search = styled.div`
  flex: 1;
  max-width: ${size.s520};
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
  gap: ${space.s20};
  margin-inline-start: auto;
`;

const entry = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size.s44};
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
  box-shadow: inset 0 -${border.s3} 0 ${color.primary};

  @media screen and (forced-colors: active) { border-bottom: ${border.s3} solid CanvasText; }
`;

export const Cart = styled(Link)`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.s44};
  height: ${size.s44};
  color: ${color.text};

  /* The bookmark, and the count. */
  & + & { margin-inline-start: -${space.s12}; }
  > :last-child:not(svg, :nth-child(2)) {
    position: absolute;
    top: -${space.s2};
    inset-inline-end: -${space.s4};
    min-width: ${size.s20};
    height: ${size.s20};
    padding-top: ${space.s2};
    font-size: ${rem(13)};
  }
`;

/** A link drawn as a door on the header's lower edge. */
export const Enter = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-end;
  min-height: ${size.s44};
  padding: ${space.s4} ${space.s18} 0;
  border-radius: ${arch(size.s22)};
  background: ${color.primary};
  color: ${color.onPrimary};
  font: 600 ${fontSize.s17} / 1 ${display};
  text-decoration: none;

  &:hover { background: ${color.primaryStrong}; }
  margin-bottom: -${space.s12};
  white-space: nowrap;

  @media screen and (forced-colors: active) { border: ${border.s2} solid; border-bottom: 0; }
`;
