import {
  border,
  color,
  fontSize,
  from,
  Link,
  Logo,
  pageContainer,
  SkipLink,
  size,
  space,
  type,
  zOrder,
} from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SiteLink } from '../siteLink.ts';

export interface SiteHeaderProps {
  homeHref: string;
  /** Accessible name of the logo, e.g. 'Aulario, inicio'. */
  homeLabel: string;
  /** Accessible name of the navigation. */
  navLabel: string;
  /** The accented ones are marked with a pink line. */
  links: readonly (SiteLink & { isAccent?: boolean | undefined })[];
  /** The language switch. */
  language: ReactNode;
  /** The avatar of the signed-in user, at the end of the header. */
  account?: ReactNode;
  /** The text of the link that skips the header to `#content`. */
  skipLabel: string;
}

const oneRow = from('columns');

const Root = styled.header`
  position: relative;
  z-index: ${zOrder.header};
`;

const Row = styled.div`
  ${pageContainer}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} clamp(${space[4]}, 4vw, ${space[6]});
  padding-block: ${space[3]};
  ${oneRow} {
    padding-block: ${space[4]};
  }
`;

const Nav = styled.nav`
  order: 3;
  width: 100%;
  ${oneRow} {
    order: 0;
    width: auto;
    margin-inline-start: auto;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} clamp(${space[3]}, 3vw, ${space[4]});
  ${oneRow} {
    column-gap: ${space[6]};
  }
`;

const Entry = styled(Link)<{ $isAccent: boolean }>`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.text};
  ${type.button}
  font-size: clamp(${fontSize.small}, 4.7vw, ${fontSize.body});
  text-decoration: none;
  box-shadow: ${({ $isAccent }) => ($isAccent ? `inset 0 -3px 0 ${color.primary}` : 'none')};

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: ${border.line};
    text-underline-offset: 0.3em;
  }
`;

const Language = styled.div`
  margin-inline-start: auto;
  ${oneRow} {
    margin-inline-start: 0;
  }
`;

/**
 * The header of the landing page: logo, links, language, account; 72 px high in one row. It stands on
 * the scene, without a background of its own.
 */
export function SiteHeader(props: SiteHeaderProps) {
  return (
    <>
      <SkipLink href="#content">{props.skipLabel}</SkipLink>
      <Root>
        <Row>
          <Logo href={props.homeHref} label={props.homeLabel} />
          <Nav aria-label={props.navLabel}>
            <List>
              {props.links.map((link) => (
                <li key={link.label}>
                  <Entry href={link.href} lang={link.lang} $isAccent={link.isAccent === true}>
                    {link.label}
                  </Entry>
                </li>
              ))}
            </List>
          </Nav>
          <Language>{props.language}</Language>
          {props.account}
        </Row>
      </Root>
    </>
  );
}
