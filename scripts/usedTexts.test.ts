import { expect, it } from 'vitest';
import { read, trackedFiles } from './repository.ts';
import { idsIn } from './usedTexts.ts';

const isShipped = (file: string) => !/\.(?:test|stories|fixture)\.|\/testing\//.test(file);

it('finds the ids of texts as a whole and with places', () => {
  const source = `
    text('cart.lead');
    text(\`sort.\${order}\`);
    const kinds = ['link.reset'];
    text(\`\${kind}.title\`);
  `;
  const isNamed = idsIn('a.ts', source);
  const named = ['cart.lead', 'sort.price', 'link.reset.title'];
  expect(named.filter(isNamed)).toEqual(named);
  const others = ['cart.leads', 'cart', 'sort.price.any', 'sort.', 'link.verify.title'];
  expect(others.filter(isNamed)).toEqual([]);
});

it('has no text that nothing says', () => {
  const files = trackedFiles('apps/web/src/*.ts*', 'packages/*/src/*.ts*').filter(isShipped);
  const uses = files.map((file) => idsIn(file, read(file)));
  // The build writes these into the page itself.
  const page = read('apps/web/index.html');
  const ids = Object.keys(JSON.parse(read('packages/frame/src/locales/es.json')));
  const isUsed = (id: string) =>
    uses.some((isNamed) => isNamed(id)) || page.includes(`<!-- ${id} -->`);
  expect(files.length).toBeGreaterThan(100);
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});
