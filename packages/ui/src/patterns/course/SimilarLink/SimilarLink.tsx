import styled from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';
import { quietControl } from './quietControl.ts';

/** Leads to courses like one course. */
export interface SimilarCourses {
  /** 'Cursos parecidos'. */
  label: string;
  /** The link's name, which goes on with the course's title. */
  accessibleLabel: string;
  href: string;
}

const Root = styled(Link)`
  ${quietControl}
`;

/** A quiet link to courses like this one. */
export function SimilarLink({ label, accessibleLabel, href }: SimilarCourses) {
  return (
    <Root href={href} aria-label={accessibleLabel}>
      {label}
    </Root>
  );
}
