// @vitest-environment node
import { basename, join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const entry = '\0page.ts';

/** The kit's own modules that a page ships when it imports these names and nothing else. */
async function shippedWith(names: string): Promise<string[]> {
  const result = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'page' } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? entry : null),
        load: (id) =>
          id === entry
            ? `import { ${names} } from '${join(import.meta.dirname, 'index.ts')}';\nconsole.log(${names});`
            : null,
      },
    ],
  });
  if (!('output' in result)) throw new Error('The build gave no output.');
  return result.output
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([id, { renderedLength }]) => id.startsWith(import.meta.dirname) && renderedLength > 0)
    .map(([id]) => basename(id))
    .filter((file) => /^[A-Z]\w*\.tsx?$/.test(file))
    .sort();
}

describe('a page ships what it uses', () => {
  it('Button brings itself and the spinner it shows while busy', async () => {
    expect(await shippedWith('Button')).toEqual(['Button.tsx', 'Spinner.tsx']);
  });

  it('a pattern brings only its own parts', async () => {
    const shipped = await shippedWith('CartSummary');
    expect(shipped).toContain('CartSummary.tsx');
    expect(shipped).not.toContain('CourseCard.tsx');
    expect(shipped).not.toContain('Dialog.tsx');
  });

  it('a token brings no component', async () => {
    expect(await shippedWith('color')).toEqual([]);
  });
});
