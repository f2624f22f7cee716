import { linguiCatalogues } from '@aulario/frame/build/linguiCatalogues.ts';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/**
 * Builds the page that other sites show in a frame, after the application: it shares no file with it,
 * since it neither stores anything nor starts what the application does.
 *
 * @param page - The page's file in the root of the build.
 */
export const embedPage = (page: string): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'aulario:embed-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir }) {
      const { root, mode, envDir } = config;
      const { target, assetsInlineLimit, modulePreload } = config.build;
      await build({
        ...{ root, mode, envDir },
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [react(), linguiCatalogues()],
        build: {
          ...{ target, assetsInlineLimit, modulePreload },
          outDir: dir ?? config.build.outDir,
          assetsDir: 'assets/embed',
          emptyOutDir: false,
          rolldownOptions: { input: page },
        },
      });
    },
  };
};
