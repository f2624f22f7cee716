import { ChevronRightIcon, color, fontSize, Link, space } from '@aulario/ui';
import styled from 'styled-components';

export interface BreadcrumbsProps {
  /** Name of the navigation: 'Dónde estás'. */
  label: string;
  /** From the top level down, without the page itself. */
  items: readonly { label: string; href: string }[];
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  font-size: ${fontSize.label};

  li {
    display: inline-flex;
    gap: ${space[3]};
    align-items: center;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${space[6]};
  }
  svg { color: ${color.textMuted}; }
`;

/** The breadcrumbs of a page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item, place) => (
          <li key={item.href}>
            <Link href={item.href}>{item.label}</Link>
            {place < items.length - 1 && <ChevronRightIcon size={14} />}
          </li>
        ))}
      </List>
    </nav>
  );
}
