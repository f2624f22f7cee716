import { border, color, size, type } from '@aulario/ui';
import { css } from 'styled-components';

/** The styles of small links and buttons beside a course. */
export const quietControl = css`
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
