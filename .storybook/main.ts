import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    {
      directory: '../packages/ui/src/components',
      files: '**/*.stories.tsx',
      titlePrefix: 'Components',
    },
    {
      directory: '../packages/ui/src/patterns',
      files: '**/*.stories.tsx',
      titlePrefix: 'Patterns',
    },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'styled-components',
      ],
    },
  }),
};

export default config;
