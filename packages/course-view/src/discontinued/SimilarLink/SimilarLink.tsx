import { border, color, Link, size, type } from '@aulario/ui';
import styled from 'styled-components';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.chip};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textMuted};
  ${type.small}
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${color.line};
  text-decoration-thickness: ${border.hairline};
  text-underline-offset: 0.25em;
  cursor: pointer;

  &:hover {
    color: ${color.link};
    text-decoration-color: currentColor;
  }
`;

/** A link to similar courses. */
export interface SimilarCourses {
  /** 'Cursos parecidos'. */
  label: string;
  /** The accessible name; contains the title. */
  accessibleLabel: string;
  href: string;
}

/** A small link to similar courses. */
export function SimilarLink({ label, accessibleLabel, href }: SimilarCourses) {
  return (
    <Root href={href} aria-label={accessibleLabel}>
      {label}
    </Root>
  );
}
