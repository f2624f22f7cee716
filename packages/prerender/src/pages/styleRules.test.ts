import { expect, it } from 'vitest';
import { StyleRules } from './styleRules.ts';

const end = (group: number) => `data-styled.g${group}[id="sc-${group}"]{content:"x,"}/*!sc*/\n`;

it('keeps each rule once, in the order of the components', () => {
  const rules = new StyleRules();
  const nested = '@media print{.b{color:red}}';
  rules.add(`<style data-styled="true">.b{top:0}/*!sc*/\n${nested}/*!sc*/\n${end(7)}</style>`);
  rules.add(
    `<style data-styled="true">.a{top:1}/*!sc*/\n${end(3)}.b{top:0}/*!sc*/\n${end(7)}</style>`,
  );
  expect(String(rules)).toBe(`.a{top:1}.b{top:0}${nested}`);
});
