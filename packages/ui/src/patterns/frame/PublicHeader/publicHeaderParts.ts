import styled from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';
import { Wordmark } from '../../../components/Logo/Logo.tsx';
import { color } from '../../../theme/color.ts';
import {
  arch,
  below,
  between,
  border,
  from,
  rem,
  size,
  space,
  zOrder,
} from '../../../theme/scale.ts';
import { display, fontSize, type } from '../../../theme/type.ts';
import { compactSearch } from '../../search/SearchBar/searchParts.ts';
import { pageContainer } from '../Screen/pageContainer.ts';

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
    flex-wrap: wrap;
    align-content: start;
    gap: ${space.s6} ${space.s8};
    padding-block: ${space.s8};

    > :first-child { margin-inline-end: auto; }
  }
  ${below('text')} {
    gap: ${space.s6} 0;
    ${Wordmark} { display: none; }
  }
  ${between('sidebar', 'wide')} {
    column-gap: ${space.s12};
    /* The search has its room. */
    ${Wordmark} { display: none; }
  }
`;

export const Search = styled.div`
  ${compactSearch}
  flex: 1;
  max-width: ${size.s520};

  ${below('sidebar')} {
    order: 1;
    flex-basis: 100%;
    max-width: none;
  }
`;

export const Links = styled.nav`
  display: flex;
  gap: ${space.s20};
  margin-inline-start: auto;

  ${below('sidebar')} { display: none; }
`;

export const Entry = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.s44};
  color: ${color.text};
  ${type.button}
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  &[aria-current] { box-shadow: inset 0 -${border.s3} 0 ${color.primary}; }
  @media (forced-colors: active) {
    &[aria-current] { border-bottom: ${border.s3} solid CanvasText; }
  }
`;

export const Cart = styled(Link)`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.s44};
  height: ${size.s44};
  color: ${color.text};

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

export const Saved = styled(Cart)`
  ${from('sidebar')} { margin-inline-end: -${space.s12}; }
`;

export const Place = styled.div`
  flex: none;

  /* Only the other language has room. The one in use keeps the focus after the switch. */
  ${below('pair')} {
    :is([aria-current], [aria-pressed='true']) {
      width: 0;
      min-width: 0;
      overflow: hidden;
    }
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
  ${from('sidebar')} { margin-bottom: -${space.s12}; }
  /* Beside logo, saved courses, cart and language: two lines where one is too narrow for both words. */
  ${below('text')} {
    flex: 1 1 ${size.s96};
    justify-content: center;
    min-width: 0;
    max-width: max-content;
    /* Apart from the mark below the current language. */
    margin-inline-start: ${space.s6};
    padding-inline: ${space.s8};
    font-size: ${fontSize.s15};
    text-align: center;
  }
  @media (forced-colors: active) { border: ${border.s2} solid; border-bottom: 0; }
`;

export const Strip = styled.div`
  ${pageContainer}
  padding-block: ${space.s8};
  ${type.small}
  font-size: ${fontSize.s16};

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    margin-top: -${space.s8};
    border-top: ${border.rule} solid ${color.line};
  }
`;
