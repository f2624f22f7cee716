import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { color } from '../../../theme/color.ts';
import { below, border, from, inView, rem, size, space, zOrder } from '../../../theme/scale.ts';
import { display, fontSize } from '../../../theme/type.ts';
import { type ShellEntry, shellIcons } from './shellEntry.ts';

/** Every shell has as many tabs. */
const maxTabs = 4;

/** A column, or the tabs at the window's lower edge. */
const Entries = styled.ul`
  ${from('sidebar')} { margin-top: ${space[7]}; }
  ${below('sidebar')} {
    ${inView}
    inset: auto 0 0;
    z-index: ${zOrder.tabBar};
    display: grid;
    /* As many as there will be: a page that arrives in pieces is painted in pieces. */
    grid-template-columns: repeat(${maxTabs}, minmax(min-content, 1fr));
    padding-bottom: env(safe-area-inset-bottom);
    border-top: ${border.sill} solid ${color.line};
    background: ${color.surface};

    > [data-in-sidebar-only] { display: none; }
  }
`;

const Entry = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:focus-visible { outline-offset: -${border.ring}; }
  ${from('sidebar')} {
    display: flex;
    gap: ${space[4]};
    align-items: center;
    min-height: ${size.control};
    padding: ${space[3]} ${space[6]};
    font: 600 ${fontSize.body} / 1 ${display};

    &:hover { background: ${color.wallDeep}; }
    /* The current entry has the page's background. */
    &[aria-current] {
      --focus-ring: ${color.focus};
      min-height: ${size.field};
      padding-inline-start: ${space[5]};
      margin-inline-start: ${space[5]};
      border-start-start-radius: ${size.mark};
      background: ${color.canvas};
      color: ${color.text};
    }
    &[aria-current] > svg { color: ${color.primary}; }
  }
  ${below('sidebar')} {
    --focus-ring: ${color.focus};
    position: relative;
    display: grid;
    gap: ${space[2]};
    align-content: center;
    justify-items: center;
    min-height: calc(${size.bar} - ${border.sill});
    color: ${color.textMuted};
    /* However large the reader's text is, the words of all tabs fit in a row. */
    font: 600 min(${fontSize.caption}, 5.5vw) / 1 ${display};
    overflow-wrap: normal;

    &[aria-current], &[data-contains-current] {
      color: ${color.primary};
      box-shadow: 0 -${border.sill} 0 ${color.primary};
    }
  }
  @media screen and (forced-colors: active) {
    &[aria-current] { border: ${border.line} solid CanvasText; }
    &[aria-current] > svg { color: inherit; }
  }
`;

/** At the end of an entry, or at the icon of a tab. */
const Count = styled(Badge)`
  ${from('sidebar')} { margin-inline-start: auto; }
  ${below('sidebar')} {
    position: absolute;
    top: ${space[1]};
    inset-inline-start: calc(50% + ${space[4]});
    min-width: ${size.glyph};
    height: ${size.glyph};
    padding-top: ${space[1]};
    font-size: ${rem(13)};
  }
`;

/** The links to the main screens: from 960 px a column, below the tabs at the window's lower edge. */
export const ShellEntries = ({ entries }: { entries: readonly ShellEntry[] }) => (
  <Entries role="list">
    {entries.map(({ label, href, badge, ...entry }) => {
      const Icon = shellIcons[entry.icon];
      return (
        <li key={href} data-in-sidebar-only={entry.isInSidebarOnly || undefined}>
          <Entry
            href={href}
            aria-current={entry.isCurrent ? 'page' : undefined}
            data-contains-current={entry.containsCurrent || undefined}
          >
            <Icon />
            <span>{label}</span>
            {badge && <Count label={badge.label}>{badge.text}</Count>}
          </Entry>
        </li>
      );
    })}
  </Entries>
);
