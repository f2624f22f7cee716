import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { createGlobalStyle } from 'styled-components';
import { expect, it } from 'vitest';
import { joinRules, PageStyles } from './pageStyles.ts';

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

it('asks the rules of a component once for all elements whose props are the same to them', () => {
  let asked = 0;
  const Box = styled.b<{ $isWide: boolean; $top?: number; $size?: { px: number } }>`
    width: ${(props) => {
      asked += 1;
      return props.$isWide ? `${props.$top}px` : 'auto';
    }};
    ${({ $size }) => ($size === undefined ? '' : `height: ${$size.px}px;`)}
  `;
  const styles = new PageStyles();
  const classOf = (element: ReactNode) =>
    /class="([^"]*)"/.exec(renderToString(styles.collect(element)))?.[1];
  const narrow = classOf(<Box $isWide={false} $top={1} />);
  styles.take();
  expect(classOf(<Box $isWide={false} $top={2} title="Other" />)).toBe(narrow);
  expect(styles.take()).toHaveLength(1);
  expect(asked).toBe(1);
  const wide = [1, 2, 1].map(($top) => classOf(<Box $isWide $top={$top} />));
  expect([wide[0] === wide[2], new Set([...wide, narrow]).size, asked]).toEqual([true, 3, 3]);
  // What only its identity tells apart is asked each time.
  const sized = [1, 2, 1].map((px) => classOf(<Box $isWide={false} $size={{ px }} />));
  expect([sized[0] === sized[2], new Set(sized).size]).toEqual([true, 2]);
});
