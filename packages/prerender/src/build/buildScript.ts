import { fileURLToPath } from 'node:url';
import { buildTarget } from '@aulario/dev-tools/browserFloor';
import { build, type Plugin, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is imported on demand somewhere below is not for a script: bundled, it would delay all that it imports. */
const nothingOnDemand: Plugin = {
  name: 'aulario:nothing-on-demand',
  resolveDynamicImport: () => false,
};

/**
 * Builds a script that runs before the application, separately, so that it does not change how the
 * application's chunks are split.
 *
 * @param input - The path of its source in this package.
 */
export async function buildScript(input: string): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [nothingOnDemand],
    build: {
      write: false,
      target: buildTarget,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code, dynamicImports }] = output;
  if (dynamicImports.length > 0) throw new Error(`${input} loads ${dynamicImports.join(', ')}.`);
  return code.trim();
}
