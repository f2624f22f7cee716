import type { Preview } from '@storybook/react-vite';
import '../packages/ui/src/theme/fonts.css';
import { latencyToolbar } from '../apps/web/src/stories/latency.ts';
import { breakpoint } from '../packages/ui/src/theme/scale.ts';
import { axeRules, onlyViolations } from './axe.ts';
import { brandTheme } from './brandTheme.ts';
import { plainControls } from './controls.ts';
import { DocsFrame, DocsPage } from './docs/DocsPage.tsx';
import { beforeAll, jsx, source } from './docs/shownCode.ts';
import { languageToolbar, withLanguage } from './language.tsx';

import { playInLightTheme, themeToolbar, withTheme } from './theme.tsx';

const viewports = Object.fromEntries(
  [320, ...Object.values(breakpoint), 1280].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

/** Storybook's own panel shows the rest, too. */
const isTest = import.meta.env.MODE === 'test';

const preview: Preview = {
  decorators: [withTheme, withLanguage],
  beforeAll,
  beforeEach: playInLightTheme,
  globalTypes: { ...themeToolbar, ...languageToolbar, ...latencyToolbar },
  tags: ['autodocs'],
  argTypesEnhancers: [plainControls],
  parameters: {
    a11y: { test: 'error', options: { runOnly: axeRules, ...(isTest && onlyViolations) } },
    controls: { expanded: true },
    docs: {
      theme: brandTheme(),
      page: DocsPage,
      container: DocsFrame,
      source,
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, .sb-story *, .sb-unstyled *' },
    },
    jsx,
    viewport: { options: viewports },
    options: {
      // Storybook evaluates this text as plain JavaScript: the defaults stand for types.
      storySort: (a = { title: '', name: '' }, b = a) => {
        const foundations = ['Colour', 'Contrast', 'Type', 'Space', 'Motion'];
        const order = [
          'Introduction',
          'The first five',
          ...foundations.map((name) => `Foundations/${name}`),
          ...['Foundations', 'Components', 'Patterns', 'Screens', 'Flows'],
        ];
        const placeOf = ({ title, name } = a) => {
          const chapter = order.findIndex((start) => title.startsWith(start));
          const page = name === 'Docs' ? 0 : 1;
          return `${chapter} ${title} ${page}`;
        };
        return placeOf(a).localeCompare(placeOf(b), 'en', { numeric: true });
      },
    },
  },
};

export default preview;
