import { border, color, Disclosure, Link, size, space } from '@aulario/ui';
import styled from 'styled-components';

const Root = styled.nav`
  margin-top: ${space[9]};
  border-top: ${border.rule} solid ${color.line};

  @media print { display: none; }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
  }
`;

export interface FooterLinksProps {
  /** Name of the navigation, and the words that open it. */
  label: string;
  links: readonly { readonly label: string; readonly href: string }[];
}

/** Links below a screen of the dashboard, behind one line that opens them. */
export const FooterLinks = ({ label, links }: FooterLinksProps) => (
  <Root aria-label={label}>
    <Disclosure label={label}>
      <List role="list">
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href}>{link.label}</Link>
          </li>
        ))}
      </List>
    </Disclosure>
  </Root>
);
