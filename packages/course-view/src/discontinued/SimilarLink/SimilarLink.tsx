import { border, color, Link, size, type } from '@aulario/ui';
import styled, { css } from 'styled-components';

/** The styles of small links and buttons beside a course. */
const quietControl = css`
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
