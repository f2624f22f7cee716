import { expect, it } from 'vitest';
import { pageFeatures, scriptFeatures, styleFeatures } from './usedFeatures.ts';

it.each([
  ['for await (const chunk of stream) read(chunk);', 'api.ReadableStream.@@asyncIterator'],
  ['new Set(a).union(b);', 'javascript.builtins.Set.union'],
  ['items.values().toArray();', 'javascript.builtins.Iterator.toArray'],
  ['Promise.try(run);', 'javascript.builtins.Promise.try'],
  ['Array.fromAsync(items);', 'javascript.builtins.Array.fromAsync'],
  ['new URLPattern(text);', 'api.URLPattern'],
  ['URL.parse(text);', 'api.URL.parse_static'],
  ['document.startViewTransition(run);', 'api.Document.startViewTransition'],
  ['self.cookieStore;', 'api.Window.cookieStore'],
  ['parent.moveBefore(a, b);', 'api.Document.moveBefore'],
  ["jsx('dialog', { closedby: 'any' });", 'html.elements.dialog.closedby'],
  ["jsx('a', { onAuxClick: open });", 'api.Element.auxclick_event'],
  ["window.addEventListener('scrollend', stop);", 'api.Element.scrollend_event'],
  ['page.addEventListener(`scrollend`, stop);', 'api.Element.scrollend_event'],
  ['css`width: calc-size(auto, size);`;', 'css.types.calc-size'],
  ['css`a { field-sizing: content; }`;', 'css.properties.field-sizing'],
])('finds in %s: %s', (code, feature) => {
  expect([...scriptFeatures(code)]).toContain(feature);
});

it.each(['using file = open();', '/(?i:a)b/;', "import a from './a.json' with { type: 'json' };"])(
  'finds newer syntax in %s',
  (code) => {
    expect([...scriptFeatures(code)]).toEqual([expect.stringMatching(/^syntax: /)]);
  },
);

it.each([
  ['h1 { text-wrap: pretty; }', 'css.properties.text-wrap.pretty'],
  ['a { color: contrast-color(red); }', 'css.types.color.contrast-color'],
  ['@scope (.card) { a { color: red; } }', 'css.at-rules.scope'],
  ['details:open { color: red; }', 'css.selectors.open'],
  ['::details-content { color: red; }', 'css.selectors.details-content'],
])('finds in %s: %s', (css, feature) => {
  expect([...styleFeatures(css)]).toContain(feature);
});

it.each([
  ['<button commandfor="menu">', 'html.elements.button.commandfor'],
  ['<link rel="expect" href="#root">', 'html.elements.link.rel.expect'],
  ['<style>a { interpolate-size: allow-keywords; }</style>', 'css.properties.interpolate-size'],
  ['<script>Promise.try(run)</script>', 'javascript.builtins.Promise.try'],
])('finds in %s: %s', (page, feature) => {
  expect([...pageFeatures(page)]).toContain(feature);
});

it('finds nothing in what every supported browser has', () => {
  const code = `
    const { promise } = Promise.withResolvers();
    for (const group of Map.groupBy([...items].toSorted(), byName)) add(group, URL.canParse(text));
    const signal = AbortSignal.any([AbortSignal.timeout(1000)]);
    panel.showPopover(); reader.read(); /(?<=a)[\\p{L}--[a-z]]/v.exec(text);
    css\`\${Row}:has(> a) { display: grid; grid-template-rows: subgrid; container-type: inline-size; }\`;
    return { address, priority: items.priority, union };`;
  expect([...scriptFeatures(`async function run() { ${code} }`)]).toEqual([]);
  expect([...pageFeatures('<div popover="auto"><dialog inert></dialog></div>')]).toEqual([]);
});
