import { linguiCatalogues } from '@aulario/frame/build/linguiCatalogues.ts';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/**
 * Builds the page that other sites show in a frame, after the application: it shares no file with it,
 * since it neither stores anything nor starts what the application does.
 *
 * @param page - The page's file in the root of the build.
 */
export const embedPage = (page: string): Plugin => ({
  name: 'aulario:embed-page',
  apply: 'build',
  async writeBundle({ dir }) {
    const { root, mode, envDir, oxc, build: options } = this.environment.config;
    const { target, assetsInlineLimit, modulePreload, outDir } = options;
    await build({
      root,
      mode,
      envDir,
      oxc,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [react(), linguiCatalogues()],
      build: {
        target,
        assetsInlineLimit,
        modulePreload,
        outDir: dir ?? outDir,
        assetsDir: 'assets/embed',
        emptyOutDir: false,
        rolldownOptions: { input: page },
      },
    });
  },
});
