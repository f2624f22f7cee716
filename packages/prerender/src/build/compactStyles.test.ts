import { expect, it } from 'vitest';
import { compactStyle } from './compactStyles.ts';

it('leaves out comments, and blanks that mean nothing', () => {
  const style = `
    /* The reader's own; in a dialog { too }. */
    color: red;  /* Two. */
    /* Three. */
    &:not(a, b) > svg :hover { flex: none; }
    @media (width < 5px) {
      margin: calc(1px + 2px) -3px;
    }
  `;
  expect(compactStyle(style)).toBe(
    ' color:red;&:not(a,b) > svg :hover{flex:none;}@media (width < 5px){margin:calc(1px + 2px) -3px;}',
  );
});

it('keeps what is quoted, and blanks beside what is filled in', () => {
  expect(compactStyle(`content: ' /* ; */  "';`)).toBe(`content:' /* ; */  "';`);
  expect(compactStyle(' ')).toBe(' ');
});
