import type { StoryContext } from '@storybook/react-vite';

/** How the code to copy is written from the elements of a story. */
export const jsx = { functionValue: () => '() => {}' };

/**
 * The code of a story as an application writes it: with the kit's import, and short fragments. Storybook asks for it
 * where the story is rendered, and again where its code is shown.
 */
function transform(code: string, { parameters }: Pick<StoryContext, 'parameters'>): string {
  if (code.startsWith('import ')) return code;
  // Storybook gives the fragments of a story keys of its own, which only a long tag can have.
  const written = code
    .replace(/<React\.Fragment key="\.\d+">/g, '<>')
    .replaceAll('</React.Fragment>', '</>');
  const names = new Set([...written.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name));
  if (names.size === 0 || !parameters['fileName'].startsWith('./packages/ui/')) return written;
  return `import { ${[...names].sort().join(', ')} } from '@aulario/ui';\n\n${written}`;
}

/** Pages of documentation and their frames show code; pictures and tests of stories do without the whole kit. */
const showsCode =
  import.meta.env.MODE !== 'test' &&
  (window.frameElement !== null || location.search.includes('viewMode=docs'));

export const source = { type: showsCode ? 'dynamic' : 'code', transform } as const;

export const beforeAll = async () => {
  if (!showsCode) return;
  await import('./nameShown.ts');
};
