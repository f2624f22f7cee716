import { color, from, Link } from '@aulario/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslate } from '../language/useTranslate.ts';
import { paths } from '../navigation/paths.ts';

const Root = styled.nav`
  ${from('sidebar')} { display: none; }

  a {
    display: grid;
    align-items: center;
    min-height: 48px;
    padding: 4px 16px;
    border-radius: 24px 24px 0 0;
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  a:focus-visible { outline-offset: -4px; }
  a[aria-current] { background: ${color.wall}; color: ${color.onWall}; --focus-ring: ${color.focusWall}; }
`;

const Doors = styled.ul.attrs({ role: 'list' })`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  border-bottom: 4px solid ${color.line};
`;

/** The doors between what is kept, where the bar of tabs has room for one of them only. */
export function SavedSections() {
  const text = useTranslate();
  const { pathname } = useLocation();
  const sections = [
    { label: text('nav.listsOnly'), href: paths.lists },
    { label: text('nav.myCourses'), href: paths.myCourses },
    { label: text('nav.plan'), href: paths.plan },
  ];
  return (
    <Root aria-label={text('nav.lists')}>
      <Doors>
        {sections.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} aria-current={pathname === href ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </Doors>
    </Root>
  );
}
