import { fileURLToPath } from 'node:url';
import { buildTarget } from '@aulario/dev-tools/browserFloor';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

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
    build: {
      write: false,
      target: buildTarget,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
