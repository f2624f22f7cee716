import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Door } from '../components/Door.tsx';
import { Link } from '../components/Link.tsx';
import { doorColors } from '../covers/palettes.ts';
import { color } from '../theme/color.ts';
import { below, border } from '../theme/scale.ts';
import { type } from '../theme/type.ts';

export interface CorridorDoor {
  /** The category's name; soft hyphens tell where it may break. */
  label: string;
  /** The whole name, where the label is a short one. */
  title?: string | undefined;
  href: string;
  /** The category's stored value, which gives the door its colours. */
  palette: string;
  /** True for the category that is looked at: its door stands open. */
  isCurrent?: boolean | undefined;
}

export interface CategoryCorridorProps {
  /** Name of the navigation. */
  label: string;
  doors: readonly CorridorDoor[];
  /** Small doors with short names on one line, above a list of courses. */
  isSlim?: boolean | undefined;
}

const Doors = styled.ul`
  position: relative;
  display: grid;
  /* With text spaced or enlarged no name lies over another: the row scrolls. */
  grid-template-columns: repeat(12, minmax(min-content, 1fr));
  border-bottom: ${border.sill} solid ${color.line};
  overflow: auto hidden;
  scrollbar-width: none;

  ${below('wide')} {
    grid-auto-columns: 92px;
    grid-auto-flow: column;
    grid-template-columns: none;
    overscroll-behavior-x: contain;
  }
  &[data-slim] {
    grid-template-columns: repeat(12, minmax(max-content, 1fr));
    ${below('wide')} {
      grid-auto-columns: max-content;
      grid-template-columns: none;
    }
  }
`;

const Place = styled.li`
  display: grid;
`;

const DoorLink = styled(Link)`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: 10px;
  justify-items: center;
  padding: 0 2px;
  color: ${color.text};
  ${type.doorLabel}
  text-align: center;
  text-decoration: none;
  hyphens: manual;

  svg {
    width: 56px;
    height: 78px;
    overflow: visible;
    forced-color-adjust: none;
  }
  [data-slim] & {
    gap: 6px;
    padding: 6px 5px 0;
    white-space: nowrap;
    svg { width: 31px; height: 43px; }
    ${below('wide')} { padding-inline: 9px; }
  }
  &[aria-current] {
    color: ${color.rosa};
    font-weight: 700;
  }
  &:hover span {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  /* Inside a row that scrolls, a ring outside the link would be cut off. */
  &:focus-visible { outline-offset: -3px; }
`;

const Label = styled.span`
  align-self: end;
  max-width: 100%;
`;

/** Scrolls the row, never the page, until the current door is in its middle, at every width. */
function useCurrentInView(current: number) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = row.current;
    const place = list?.children[current];
    if (!list || !(place instanceof HTMLElement)) return;
    const center = () => {
      list.scrollLeft = place.offsetLeft - (list.clientWidth - place.offsetWidth) / 2;
    };
    center();
    const observer = new ResizeObserver(center);
    observer.observe(list);
    return () => observer.disconnect();
  }, [current]);
  return row;
}

/** A row of doors to browse by category. It scrolls sideways where it does not fit. */
export function CategoryCorridor({ label, doors, isSlim }: CategoryCorridorProps) {
  const row = useCurrentInView(doors.findIndex((door) => door.isCurrent));
  return (
    <nav aria-label={label}>
      <Doors ref={row} role="list" data-slim={isSlim || undefined}>
        {doors.map((door) => (
          <Place key={door.palette}>
            <DoorLink
              href={door.href}
              title={door.title}
              aria-current={door.isCurrent ? 'true' : undefined}
            >
              <Label>{door.label}</Label>
              <Door {...doorColors(door.palette)} isOpen={door.isCurrent ?? false} />
            </DoorLink>
          </Place>
        ))}
      </Doors>
    </nav>
  );
}
