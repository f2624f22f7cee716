import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { createGlobalStyle } from 'styled-components';
import { expect, it } from 'vitest';
import { joinRules, PageStyles, withoutNames } from './pageStyles.ts';

const Global = createGlobalStyle`b{top:0}`;
const First = styled.b<{ $top: number }>`
  top: ${({ $top }) => $top}px;
  @media print { color: red; }
`;
const Second = styled(First)`left: 0;`;

it('returns the rules of each page, and joins them once in the order of the components', () => {
  const styles = new PageStyles();
  const render = (...tops: number[]) => {
    const elements = tops.map((top) => <Second key={top} $top={top} />);
    renderToString(styles.collect([<Global key="global" />, ...elements]));
    return styles.take();
  };
  const [one, both] = [render(1), render(1, 2)];
  const textsOf = (rules: typeof one) => rules.map(({ text }) => text.replace(/\.\w+/, '.x'));
  const classOf = (top: number) => `.x{top:${top}px;}@media print{.`;
  expect(textsOf(one)).toEqual(['b{top:0;}', expect.stringContaining(classOf(1)), '.x{left:0;}']);
  expect(textsOf(both).filter((text) => text.startsWith(classOf(2)))).toHaveLength(1);
  const joined = joinRules([...one, ...both]);
  expect(joined).toBe(joinRules([...both, ...one].toReversed()));
  expect(joined.match(/left:0/g)).toHaveLength(1);
  expect(joined.indexOf('top:2px')).toBeLessThan(joined.indexOf('left:0'));
});

it('leaves no names of components, which are others in the browser', () => {
  const styles = new PageStyles();
  const shown = (children: ReactNode) => withoutNames(renderToString(styles.collect(children)));
  const Plain = styled.i``;
  const inner = (
    <>
      <First $top={1} />
      <Second $top={2} />
      <Plain />
    </>
  );
  expect(shown(inner)).toMatch(/^<b class="\w+"><\/b><b class="[\w ]+"><\/b><i><\/i>$/);
  const Around = styled.p`${First}:hover { top: 1px; }`;
  expect(() => shown(<Around>{inner}</Around>)).toThrow('not to components');
});
