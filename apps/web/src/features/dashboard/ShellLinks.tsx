import { color, Link } from '@aulario/ui';
import styled from 'styled-components';
import { useTranslate } from '../language/useTranslate.ts';
import { paths } from '../navigation/paths.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  margin-top: 72px;
  border-top: 1.5px solid ${color.line};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** Links from every screen of the dashboard to pages that are not in its navigation. */
export function ShellLinks() {
  const text = useTranslate();
  const links = [
    { label: text('nav.categories'), href: paths.categories },
    { label: text('nav.help'), href: paths.docs },
    { label: text('nav.contact'), href: paths.contact },
    { label: text('nav.legal'), href: paths.legal },
  ];
  return (
    <nav aria-label={text('nav.more')}>
      <List role="list">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
