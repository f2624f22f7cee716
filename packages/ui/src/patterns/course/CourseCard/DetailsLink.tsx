import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ChevronRightIcon } from '../../../components/icons/icons.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { size, space } from '../../../theme/scale.ts';
import { fontSize, type } from '../../../theme/type.ts';
import { opensQuickView } from './opensQuickView.ts';

/** The link from a card or line to the course's page. */
export interface CourseDetailsLink {
  /** 'Detalles'. */
  label: string;
  /** The accessible name; contains the title: 'Detalles: Python'. */
  accessibleLabel: string;
  /** The course's page. */
  href: string;
  /** Opens the quick view instead of the page, from 960 px and on a click without modifier keys. */
  onOpen?: (() => void) | undefined;
}

const Root = styled(Link)`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-height: ${size.badge};
  ${type.caption}
  font-size: ${fontSize.small};
  text-decoration: none;
  white-space: nowrap;

  /* Extends the link's target to its positioned parent, which holds the facts. */
  &::after { content: ''; position: absolute; inset: -${space[2]} 0 -${space[1]}; }
  &:hover { text-decoration: underline; }
`;

/** Opens the quick view instead of the page if there is room, on a click without modifier keys. */
const followDetails =
  ({ onOpen }: Pick<CourseDetailsLink, 'onOpen'>) =>
  (event: MouseEvent) => {
    if (onOpen === undefined || !opensQuickView(event)) return;
    event.preventDefault();
    onOpen();
  };

/** The link below the facts of a course, whose target includes them. */
export function DetailsLink(details: CourseDetailsLink) {
  return (
    <Root
      href={details.href}
      data-quick-view={details.onOpen && ''}
      onClick={followDetails(details)}
    >
      <span aria-hidden="true">{details.label}</span>
      <VisuallyHidden>{details.accessibleLabel}</VisuallyHidden>
      <ChevronRightIcon size={14} />
    </Root>
  );
}
