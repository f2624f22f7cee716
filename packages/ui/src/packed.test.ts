// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// The packed file in an application outside the workspace, as `npm install` would leave it.

const root = join(import.meta.dirname, '..');
const outside = mkdtempSync(join(tmpdir(), 'outside-'));
const installed = join(outside, 'node_modules/@aulario/ui');

const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, { cwd: outside, encoding: 'utf8' });

const app = `
import { Button, CartSummary, CourseCard, CourseGridSkeleton, color, Pagination, ScopedStyle, SearchIcon } from '@aulario/ui';
import { coverSvg } from '@aulario/ui/covers';

export const art: string = coverSvg('a', 'Music');

export const App = () => (
  <div data-kit="">
    <ScopedStyle />
    <h2 style={{ color: color.text }}>Courses</h2>
    <Button icon={<SearchIcon size={16} />}>Search</Button>
    {/* @ts-expect-error A button has no address. */}
    <Button href="/" children="Search" />
    <ul>
      <CourseCard
        picture={<img src="/own.jpg" alt="" />}
        title="Acoustics"
        href="https://www.edx.org/acoustics"
        newTabLabel="opens a new tab"
        platform="edX"
        facts={{
          level: { text: 'Beginner', steps: 1 },
          language: { text: 'English' },
          time: { text: '3 h' },
          rating: { text: '4.8' },
        }}
        price={{ text: 'Free', kind: 'free' }}
        door={{ isInCart: false, addLabel: 'Add', removeLabel: 'Remove', onToggle: () => {} }}
      />
    </ul>
    <CourseGridSkeleton label="Loading" />
    <CartSummary
      title="Summary"
      rows={[{ subtotalLabel: 'Subtotal', subtotal: '1 €', totalLabel: 'Total', total: '1 €' }]}
      vatNote="VAT included"
      action={<Button>Pay</Button>}
    />
  </div>
);

export { Pagination };
`;

/** Hydrates the page beside elements of a host, and lists the rules that meet one of those. */
const page = `
import { readFileSync } from 'node:fs';
import { JSDOM, VirtualConsole } from 'jsdom';

const { styles, html, code } = JSON.parse(readFileSync('page.json', 'utf8'));
const errors = [];
const { window } = new JSDOM(
  '<!doctype html><head>' + styles + '</head>' +
    '<h1>Host</h1><h2>Host</h2><nav>Host</nav><header>Host</header><button>Host</button>' +
    '<div id="app">' + html + '</div>',
  {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole()
      .on('error', (error) => errors.push(String(error)))
      .on('jsdomError', (error) => errors.push(String(error))),
  },
);
window.eval(code);
const { document } = window;
const isHydrated = () =>
  Object.keys(document.querySelector('[aria-label="Add"]')).some((key) => key.startsWith('__reactProps'));
for (let turn = 0; turn < 1000 && !isHydrated(); turn += 1) await new Promise(setImmediate);
const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
const selectors = rules
  .flatMap((rule) => (rule.cssRules ? [...rule.cssRules] : [rule]))
  .flatMap(({ selectorText }) => selectorText ?? []);
const host = [...document.body.children].filter(({ id }) => id !== 'app');
console.log(
  JSON.stringify({
    errors,
    isHydrated: isHydrated(),
    hasRules: selectors.length > 20,
    rulesOfHost: selectors.filter((selector) => host.some((part) => part.matches(selector))),
  }),
);
process.exit();
`;

const options = (module: string, moduleResolution: string) => ({
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module,
    moduleResolution,
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    types: ['node'],
  },
  files: ['app.tsx'],
});

beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
  mkdirSync(installed, { recursive: true });
  execFileSync('pnpm', ['pack', '--pack-destination', outside], { cwd: root });
  run('sh', '-c', `tar xzf *.tgz -C ${installed} --strip-components 1`);
  const linked = ['react', 'react-dom', 'styled-components', 'lucide', 'jsdom'];
  for (const name of [...linked, '@types/react', '@types/node']) {
    const place = join(outside, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place);
  }
  writeFileSync(join(outside, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(outside, 'app.tsx'), app);
}, 120_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(outside, { recursive: true });
});

it.each([
  ['nodenext', 'nodenext'],
  ['preserve', 'bundler'],
])('its types are strict, by %s', (module, moduleResolution) => {
  writeFileSync(join(outside, 'tsconfig.json'), JSON.stringify(options(module, moduleResolution)));
  const tsc = join(root, 'node_modules/.bin/tsc');
  const args = ['--outDir', 'compiled', '--checkers', '1'];
  expect(spawnSync(tsc, args, { cwd: outside, encoding: 'utf8' }).stdout).toBe('');
});

it('its page is rendered by Node, hydrated by Vite, and leaves the page around it alone', async () => {
  writeFileSync(
    join(outside, 'server.mjs'),
    `import { createElement } from 'react';
     import { renderToString } from 'react-dom/server';
     import { ServerStyleSheet } from 'styled-components';
     import { App } from './compiled/app.js';
     const sheet = new ServerStyleSheet();
     const html = renderToString(sheet.collectStyles(createElement(App)));
     console.log(JSON.stringify([sheet.getStyleTags(), html]));`,
  );
  const [styles = '', html = ''] = JSON.parse(run('node', 'server.mjs')) as string[];
  expect(html).toContain('Acoustics');

  writeFileSync(
    join(outside, 'client.js'),
    `import { createElement } from 'react';
     import { hydrateRoot } from 'react-dom/client';
     import { App } from './compiled/app.js';
     hydrateRoot(document.getElementById('app'), createElement(App));`,
  );
  const built = await build({
    root: outside,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'client.js', output: { format: 'iife' } } },
  });
  if (!('output' in built)) throw new Error('The build gave no output.');
  writeFileSync(
    join(outside, 'page.json'),
    JSON.stringify({ styles, html, code: built.output[0].code }),
  );
  writeFileSync(join(outside, 'page.mjs'), page);
  expect(JSON.parse(run('node', 'page.mjs'))).toEqual({
    errors: [],
    isHydrated: true,
    hasRules: true,
    rulesOfHost: [],
  });
});
