import { useLayoutEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { Door } from '../../../components/Door/Door.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { doorColors } from '../../../covers/palettes.ts';
import { color } from '../../../theme/color.ts';
import { below, border, containerFrom, rem, size, space } from '../../../theme/scale.ts';
import { type } from '../../../theme/type.ts';

export interface CategoryNavItem {
  /** The category's name, with soft hyphens. */
  label: string;
  /** The whole name, where the label is a short one. */
  title?: string | undefined;
  href: string;
  /** The category's stored value, which gives the door its colours. */
  palette: string;
  /** True for the current category: its door is drawn open. */
  isCurrent?: boolean | undefined;
}

export interface CategoryNavProps {
  /** Name of the navigation. */
  label: string;
  /** All twelve categories. */
  items: readonly CategoryNavItem[];
  /** Small doors and short names on one line, above a list of courses. */
  isSlim?: boolean | undefined;
}

/** The number of categories. A fixed number of columns keeps each door in its place from the start. */
const doorCount = 12;

/** The minimum width of a door with the longest word. */
const minDoorPx = 79;

/** A scrolling row ends with half a door, to indicate that it continues. */
const halfDoors = [4, 5, 6, 7, 8, 9, 10, 11].map(
  (whole) => css`
    @container (min-width: ${rem((whole + 0.5) * minDoorPx)}) { --doors-in-view: ${whole + 0.5}; }
  `,
);

const Room = styled.nav`
  container-type: inline-size;
`;

const Row = styled.ul`
  --doors-in-view: 3.5;
  ${halfDoors}
  position: relative;
  display: grid;
  /* The row scrolls if enlarged or spaced names would overlap. */
  grid-template-columns: repeat(${doorCount}, minmax(min-content, 1fr));
  grid-auto-flow: column;
  border-bottom: ${border.sill} solid ${color.line};
  overflow: auto hidden;
  scrollbar-width: none;
  ${below('wide')} { overscroll-behavior-x: contain; }
`;

const Item = styled.li`
  display: grid;
  min-width: calc(100cqi / var(--doors-in-view));

  /* From here all fit; in the slim variant, earlier. */
  @container (min-width: ${rem(doorCount * minDoorPx)}) { min-width: 0; }
  [data-slim] > & { ${containerFrom('bar')} { min-width: 0; } }
`;

const CategoryLink = styled(Link)`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space[3]};
  justify-items: center;
  padding: 0 ${space[1]};
  color: ${color.text};
  ${type.caption}
  text-align: center;
  text-decoration: none;
  hyphens: manual;
  /* A door is as wide as its longest word. */
  overflow-wrap: break-word;

  svg {
    width: ${size.field};
    height: 78px;
    overflow: visible;
    forced-color-adjust: none;
  }
  [data-slim] & {
    padding: ${space[2]} ${space[1]} 0;
    white-space: nowrap;
    ${containerFrom('bar')} { padding-inline: ${space[2]}; }
    svg { width: 31px; height: 43px; }
  }
  &[aria-current] {
    color: ${color.primary};
    font-weight: 700;
    /* In view from the start, where a page is shown before its code runs. */
    scroll-initial-target: nearest;
  }
  &:hover span {
    text-decoration: underline;
    text-decoration-thickness: ${border.line};
    text-underline-offset: 0.2em;
  }
  /* A focus ring outside the link would be cut off by the scrolling row. */
  &:focus-visible { outline-offset: -${border.ring}; }
`;

const Label = styled.span`
  align-self: end;
  max-width: 100%;
`;

/**
 * Scrolls the row, never the page, until the current category is near its center. Aligns the start
 * with a whole door, so that the row ends with half a door.
 */
function useCurrentInView(current: number) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = row.current;
    const item = list?.children[current];
    if (!list || !(item instanceof HTMLElement)) return;
    const center = () => {
      const centred = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
      list.scrollLeft = centred - (centred % item.offsetWidth);
    };
    center();
    const observer = new ResizeObserver(center);
    observer.observe(list);
    return () => observer.disconnect();
  }, [current]);
  return row;
}

/** The navigation by category, drawn as a row of doors, which scrolls if it does not fit. */
export function CategoryNav({ label, items, isSlim }: CategoryNavProps) {
  const row = useCurrentInView(items.findIndex((item) => item.isCurrent));
  return (
    <Room aria-label={label}>
      <Row ref={row} role="list" data-slim={isSlim || undefined}>
        {items.map((item) => (
          <Item key={item.palette}>
            <CategoryLink
              href={item.href}
              title={item.title}
              aria-current={item.isCurrent ? 'true' : undefined}
            >
              <Label>{item.label}</Label>
              <Door {...doorColors(item.palette)} isOpen={item.isCurrent ?? false} />
            </CategoryLink>
          </Item>
        ))}
      </Row>
    </Room>
  );
}
