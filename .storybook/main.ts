import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Plugin, type PluginOption } from 'vite';
import { linguiCatalogues } from '../packages/frame/build/linguiCatalogues.ts';
import { articles } from '../packages/screens/build/articles.ts';
import { commonPasswords } from '../packages/screens/build/commonPasswords.ts';
import { componentIds } from './componentIds.ts';
import { kitUsageModule } from './usage/kitUsage.ts';

/**
 * The folders that hold patterns: groups of the kit, and features that use a pattern alone. They are
 * no part of a story's title, so a pattern that moves keeps its pictures.
 */
const patternFolders = new Set(
  globSync('packages/{ui/src/patterns,screens/src,course-view/src}/**/*.stories.tsx', {
    cwd: join(import.meta.dirname, '..'),
  }).map((file) => dirname(dirname(file))),
);

/** The components that have pages. */
const documented = /packages\/(?:ui|screens|course-view)\/src\/.*\.tsx$/;

/**
 * The reader of prop types calls a `readonly` array unknown, and shows every optional prop as `T | undefined`,
 * whose values cannot be chosen.
 */
const plainTypes: Plugin = {
  name: 'plain-types',
  enforce: 'pre',
  transform: (code, id) =>
    documented.test(id) ? code.replaceAll(/(?<=: )readonly |\s\| undefined(?=;)/g, '') : null,
};

/** Storybook reads the prop types of every module, which takes most of its build. */
function readOnlyDocumented(plugin: PluginOption): PluginOption {
  if (!plugin || !('transform' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') {
    return plugin;
  }
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error('The reader of prop types has changed.');
  return { ...plugin, transform: { filter: { id: documented }, handler: transform } };
}

/** Small modules that several stories import: with a file for each of them a screen asks for 200 more, most below 2 KB. */
const sharedModules = {
  minShareCount: 4,
  maxModuleSize: 20_000,
  includeDependenciesRecursively: false,
};

const chunks = [
  { ...sharedModules, name: 'kit', test: /packages\/ui\/src\// },
  { ...sharedModules, name: 'application', test: /(?:apps|packages)\/(?!ui\/)/ },
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    './docs/**/*.stories.tsx',
    {
      directory: '../packages/ui/src/components',
      files: '**/*.stories.tsx',
      titlePrefix: 'Components',
    },
    ...[...patternFolders].map((folder) => ({
      directory: `../${folder}`,
      files: '*/*.stories.tsx',
      titlePrefix: 'Patterns',
    })),
    {
      directory: '../apps/web/src/stories',
      files: '**/*.stories.tsx',
      titlePrefix: 'Screens',
    },
    {
      directory: '../apps/web/src/flows',
      files: '**/*.stories.tsx',
      titlePrefix: 'Flows',
    },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    { from: '../packages/ui/src/theme/fonts', to: '/fonts' },
    { from: '../packages/ui/tokens', to: '/tokens' },
    '../apps/web/public',
  ],
  // The stories' tests show no props.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  // The search of docs headings also finds the synonyms that the sidebar adds.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(
      { ...vite, plugins: [plainTypes, ...(vite.plugins ?? []).map(readOnlyDocumented)] },
      {
        oxc: { plugins: componentIds },
        plugins: [articles(), commonPasswords(), linguiCatalogues(), kitUsageModule()],
        build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'styled-components',
          ],
        },
      },
    ),
};

export default config;
