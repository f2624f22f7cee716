import styled from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';
import { color } from '../../../theme/color.ts';
import { border, size, space } from '../../../theme/scale.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s24};
  margin-top: ${space.s72};
  border-top: ${border.rule} solid ${color.line};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.s44};
  }
`;

export interface FooterLinksProps {
  /** Name of the navigation. */
  label: string;
  links: readonly { readonly label: string; readonly href: string }[];
}

/** One line of links below a screen of the dashboard. */
export const FooterLinks = ({ label, links }: FooterLinksProps) => (
  <nav aria-label={label}>
    <List role="list">
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href}>{link.label}</Link>
        </li>
      ))}
    </List>
  </nav>
);
