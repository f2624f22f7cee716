import { styled } from 'styled-components';
import { ChevronRightIcon } from '../../../components/icons/icons.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { color } from '../../../theme/color.ts';
import { border } from '../../../theme/scale.ts';
import { doorShape } from './doorShape.ts';

export interface CourseDoorLinkProps {
  /** The accessible name of the link; contains the title: 'Ver en Mis cursos: Python'. */
  label: string;
  href: string;
  /** The target: an owned course, or courses similar to a discontinued one. */
  leadsTo: 'owned' | 'similar';
}

const Root = styled(Link)`
  ${doorShape}
  background: ${color.linkSoft};
  color: ${color.link};
  box-shadow: 0 ${border.ring} 0 ${color.link};

  &[data-leads-to='owned'] {
    background: ${color.successSoft};
    color: ${color.success};
    box-shadow: 0 ${border.ring} 0 ${color.success};
  }
`;

/** The link of a card whose course cannot be added to the cart, drawn as a door. */
export function CourseDoorLink({ label, href, leadsTo }: CourseDoorLinkProps) {
  return (
    <Root href={href} aria-label={label} data-leads-to={leadsTo}>
      <ChevronRightIcon />
    </Root>
  );
}
