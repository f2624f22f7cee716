import {
  border,
  color,
  Disclosure,
  display,
  fontSize,
  from,
  Link,
  Logo,
  pageContainer,
  rem,
  size,
  space,
} from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SiteLink } from '../siteLink.ts';

export interface SiteFooterProps {
  /** The newsletter form. */
  newsletter: ReactNode;
  /** Accessible name of the footer's navigation. */
  navLabel: string;
  /** Links in groups; a group has a column of its own where there is room for all. */
  columns: readonly (readonly SiteLink[])[];
  homeHref: string;
  /** Accessible name of the logo. */
  homeLabel: string;
  /** One sentence beside the logo. */
  line: string;
  /** Makes it one line with these words, which opens. */
  foldLabel?: string | undefined;
}

const Root = styled.footer`
  ${pageContainer}
  padding-block: ${space[9]} ${space[7]};

  &[data-folded] { padding-block: 0 ${space[6]}; }
  @media print { display: none; }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[8]};
  ${from('halves')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The links flow from one column into the next, so that fewer columns leave no hole. */
const Nav = styled.nav`
  columns: 3 ${rem(128)};
  column-gap: ${space[6]};

  li { break-inside: avoid; }
`;

const Entry = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.text};
  font: 600 ${fontSize.body} / 1.2 ${display};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: ${border.line};
    text-underline-offset: 0.3em;
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  margin-top: ${space[8]};
`;

const Line = styled.p`
  color: ${color.textMuted};
`;

const Fold = styled.div`
  padding-top: ${space[4]};
  border-top: ${border.rule} solid ${color.line};
`;

function Content(props: SiteFooterProps) {
  return (
    <>
      <Columns>
        {props.newsletter}
        <Nav aria-label={props.navLabel}>
          {props.columns.map((links) => (
            <ul key={links[0]?.href}>
              {links.map((link) => (
                <li key={link.href}>
                  <Entry href={link.href} lang={link.lang}>
                    {link.label}
                  </Entry>
                </li>
              ))}
            </ul>
          ))}
        </Nav>
      </Columns>
      <End>
        <Logo href={props.homeHref} label={props.homeLabel} />
        <Line>{props.line}</Line>
      </End>
    </>
  );
}

/** The footer of the public pages: newsletter, links, logo and a sentence, or a line that opens them. */
export function SiteFooter(props: SiteFooterProps) {
  const content = <Content {...props} />;
  if (props.foldLabel === undefined) return <Root>{content}</Root>;
  return (
    <Root data-folded="">
      <Fold>
        <Disclosure label={props.foldLabel}>{content}</Disclosure>
      </Fold>
    </Root>
  );
}
