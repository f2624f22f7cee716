import styled from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';
import { Wordmark } from '../../../components/Logo/Logo.tsx';
import { color } from '../../../theme/color.ts';
import { below, border, from, space, zOrder } from '../../../theme/scale.ts';
import { display, type } from '../../../theme/type.ts';
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
  min-height: 72px;
  padding-block: ${space.s12};

  ${below('sidebar')} {
    flex-wrap: wrap;
    gap: 6px ${space.s8};
    padding-block: ${space.s8};

    > :first-child { margin-right: auto; }
  }
  ${below('pair')} {
    gap: 6px ${space.s4};
    ${Wordmark} { display: none; }
  }
`;

export const Search = styled.div`
  ${compactSearch}
  flex: 1;
  max-width: 520px;

  ${below('sidebar')} {
    order: 1;
    flex-basis: 100%;
    max-width: none;
  }
`;

export const Links = styled.nav`
  display: flex;
  gap: ${space.s20};
  margin-left: auto;

  ${below('sidebar')} { display: none; }
`;

export const Entry = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${color.text};
  ${type.button}
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  &[aria-current] { box-shadow: inset 0 -3px 0 ${color.primary}; }
  @media (forced-colors: active) {
    &[aria-current] { border-bottom: 3px solid CanvasText; }
  }
`;

export const Cart = styled(Link)`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  color: ${color.text};

  > :last-child:not(svg, :nth-child(2)) {
    position: absolute;
    top: -2px;
    right: -4px;
    min-width: 20px;
    height: 20px;
    padding-top: 2px;
    font-size: 13px;
  }
`;

export const Place = styled.div`
  flex: none;
`;

/** A door that stands on the header's sill. */
export const Enter = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  align-self: flex-end;
  min-height: 44px;
  padding: ${space.s4} 18px 0;
  border-radius: 22px 22px 0 0;
  background: ${color.primary};
  color: ${color.onPrimary};
  font: 600 17px / 1 ${display};
  text-decoration: none;

  &:hover { background: ${color.primaryStrong}; }
  ${from('sidebar')} { margin-bottom: -${space.s12}; }
  @media (forced-colors: active) { border: 2px solid; border-bottom: 0; }
`;

export const Strip = styled.div`
  ${pageContainer}
  padding-block: ${space.s8};
  ${type.small}
  font-size: 16px;

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    margin-top: -${space.s8};
    border-top: ${border.rule} solid ${color.line};
  }
`;
