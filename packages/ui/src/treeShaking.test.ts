// @vitest-environment node
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const entry = '\0page.ts';
const kit = join(import.meta.dirname, 'index.ts');

/** What a page ships that imports these names of the kit and nothing else; React and styled-components apart. */
async function shippedWith(names: string) {
  const result = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: 'page',
        external: /^(?:react|react-dom|styled-components)(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? entry : null),
        load: (id) => (id === entry ? `export ${names} from '${kit}';` : null),
      },
    ],
  });
  if (!('output' in result)) throw new Error('The build gave no output.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  return {
    /** The files with code in it, wherever they are from. */
    files: chunks
      .flatMap(({ modules }) => Object.entries(modules))
      .filter(([id, { renderedLength }]) => id !== entry && renderedLength > 0)
      .map(([id]) => basename(id)),
    gzipBytes: gzipSync(chunks.map(({ code }) => code).join('\n'), { level: 9 }).length,
  };
}

describe('a page ships what it uses', () => {
  beforeAll(() => {
    vi.stubEnv('NODE_ENV', 'production');
    return () => vi.unstubAllEnvs();
  });

  it('Button brings itself, the spinner it shows while busy, and tokens', async () => {
    const { files } = await shippedWith('{ Button }');
    expect(files.sort()).toEqual([
      'Button.tsx',
      'Spinner.tsx',
      'buttonLook.ts',
      'color.ts',
      'scale.ts',
      'type.ts',
    ]);
  });

  it('an icon brings its own drawing, and no other', async () => {
    const { files } = await shippedWith('{ SearchIcon }');
    expect(files.filter((file) => file.endsWith('.mjs'))).toEqual(['search.mjs']);
  });

  it('a pattern brings only its own parts', async () => {
    const { files } = await shippedWith('{ CartSummary }');
    expect(files).toContain('CartSummary.tsx');
    expect(files).not.toContain('courseCardParts.ts');
    expect(files).not.toContain('palette.ts');
  });

  it('a token brings no component', async () => {
    expect((await shippedWith('{ color }')).files).toEqual(['color.ts']);
  });

  it.each([
    ['{ CourseCard }', 9],
    ['{ CourseGridSkeleton }', 3],
    ['{ Pagination }', 3],
    ['{ SearchBar }', 8],
    ['{ CartSummary }', 3],
    ['*', 50],
  ])('%s weighs at most %i KB, compressed', async (names, maxKilobytes) => {
    expect((await shippedWith(names)).gzipBytes / 1000).toBeLessThanOrEqual(maxKilobytes);
  });
});
