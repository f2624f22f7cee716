import {
  border,
  CourseCover,
  type CourseCoverProps,
  color,
  display,
  fontSize,
  IconButton,
  Link,
  MoreIcon,
  size,
  space,
  VisuallyHidden,
} from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { courseDrag, courseDrop } from './courseDrag.ts';

export interface ShelfCourseProps extends CourseCoverProps {
  /** The id passed to `onDrop`. */
  id: string;
  title: string;
  titleLang?: string | undefined;
  /** The course on its platform; opens in a new tab. */
  href: string;
  newTabLabel: string;
  /** The accessible name of the menu button; contains the title. */
  menuLabel: string;
  onMenu: () => void;
  /** A note below the cover. */
  note?: ReactNode;
  /** Called when another course is dropped here. */
  onDrop: (id: string) => void;
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${size.touch};
  grid-template-rows: 1fr auto;
  gap: ${space[2]};
  cursor: grab;

  > :nth-child(n + 3) { grid-column: 1 / -1; }

  /* In print, a list consists of titles and addresses. */
  @media print {
    break-inside: avoid;
    > :nth-child(3) { display: none; }
  }

  &[data-over='true'] { outline: ${border.ring} solid ${color.link}; }
`;

const Title = styled.h3`
  font: 600 ${fontSize.small} / 1.25 ${display};
  align-self: end;
  text-wrap: wrap;

  a { display: block; color: inherit; text-decoration: none; }
  a:hover { text-decoration: underline; }

  @media print {
    a::after { content: attr(href); display: block; font-weight: 400; }
  }
`;

const Menu = styled.div`
  align-self: end;
  margin-bottom: -${space[4]};

  @media print { display: none; }
`;

/** A course of a `CourseShelf`, which can be dragged; the keyboard moves it by its menu. */
export function ShelfCourse(props: ShelfCourseProps) {
  return (
    <Root {...courseDrag(props.id)} {...courseDrop(props.onDrop)}>
      <Title>
        <Link href={props.href} target="_blank" rel="noopener noreferrer" draggable={false}>
          <span lang={props.titleLang}>{props.title}</span>
          <VisuallyHidden>{` (${props.newTabLabel})`}</VisuallyHidden>
        </Link>
      </Title>
      <Menu>
        <IconButton label={props.menuLabel} icon={<MoreIcon />} onClick={props.onMenu} />
      </Menu>
      <CourseCover cover={props.cover} photoUrl={props.photoUrl} />
      {props.note}
    </Root>
  );
}
