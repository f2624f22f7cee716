import { arch, border, color, from, Link, size, space } from '@aulario/ui';
import styled, { css } from 'styled-components';

const Root = styled.nav<{ $isInSidebar: boolean }>`
  /* The heading below has room of its own. */
  margin-bottom: -${space[6]};

  ${({ $isInSidebar }) => $isInSidebar && css`${from('sidebar')} { display: none; }`}

  a {
    display: grid;
    align-items: center;
    min-height: ${size.control};
    padding: ${space[2]} ${space[5]};
    border-radius: ${arch(size.control)};
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  a:focus-visible { outline-offset: -${border.ring}; }
  a[aria-current] { background: ${color.wall}; color: ${color.onWall}; --focus-ring: ${color.focusWall}; }
  @media screen and (forced-colors: active) {
    a[aria-current] { border: ${border.line} solid CanvasText; border-bottom: 0; }
  }
`;

const Doors = styled.ul.attrs({ role: 'list' })`
  display: flex;
  gap: ${space[2]};
  overflow: auto hidden;
  border-bottom: ${border.sill} solid ${color.line};
`;

export interface SectionNavProps {
  /** The accessible name of the navigation. */
  label: string;
  sections: readonly { readonly label: string; readonly href: string }[];
  /** The `href` of the current section. */
  currentHref: string;
  /** Whether the shell's sidebar contains them, too: where it is visible, they are hidden. */
  isInSidebar: boolean;
}

/** Links to the screens of a section, drawn as tabs. */
export const SectionNav = ({ label, sections, currentHref, isInSidebar }: SectionNavProps) => (
  <Root aria-label={label} $isInSidebar={isInSidebar}>
    <Doors>
      {sections.map((section) => (
        <li key={section.href}>
          <Link
            href={section.href}
            aria-current={section.href === currentHref ? 'page' : undefined}
          >
            {section.label}
          </Link>
        </li>
      ))}
    </Doors>
  </Root>
);
