import { expect, it } from 'vitest';
import { forceColors } from './forcedColors.fixture.ts';

it('switches the rules for forced colours on, in a document of any window', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument;
  if (page === null) throw new Error('The frame has no document.');
  page.head.innerHTML = `<style>
    @media screen and (forced-colors: active) { p { color: GrayText } }
    @media screen and (min-width: 1px) { p { color: red } }
  </style>`;
  const stop = forceColors(page);
  const rules = [...(page.styleSheets[1]?.cssRules ?? [])].map((rule) => rule.cssText);
  expect(rules[0]).toMatch(/^@media all.*graytext !important/is);
  expect(rules[1]).toMatch(/^@media screen and \(min-width: 1px\).*red; ?}/s);
  stop();
});
