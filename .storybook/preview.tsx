import type { Preview } from '@storybook/react-vite';
import '../packages/ui/src/theme/fonts.css';
import { breakpoint } from '../packages/ui/src/theme/scale.ts';
import { themeToolbar, withTheme } from './theme.tsx';

const viewports = Object.fromEntries(
  [320, ...Object.values(breakpoint), 1280].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

const preview: Preview = {
  decorators: [withTheme],
  globalTypes: themeToolbar,
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    controls: { expanded: true },
    viewport: { options: viewports },
    options: {
      storySort: { order: ['Introduction', 'Foundations', 'Components', 'Patterns', 'Screens'] },
    },
  },
};

export default preview;
