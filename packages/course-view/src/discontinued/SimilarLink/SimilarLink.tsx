import { Link } from '@aulario/ui';
import styled from 'styled-components';
import { quietControl } from './quietControl.ts';

/** A link to similar courses. */
export interface SimilarCourses {
  /** 'Cursos parecidos'. */
  label: string;
  /** The accessible name; contains the title. */
  accessibleLabel: string;
  href: string;
}

const Root = styled(Link)`
  ${quietControl}
`;

/** A small link to similar courses. */
export function SimilarLink({ label, accessibleLabel, href }: SimilarCourses) {
  return (
    <Root href={href} aria-label={accessibleLabel}>
      {label}
    </Root>
  );
}
