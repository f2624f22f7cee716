import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'storybook/preview-api';
import { within } from 'storybook/test';
import styled from 'styled-components';
import { forceColors } from '../packages/ui/src/components/documentation/forcedColors.fixture.ts';
import { color } from '../packages/ui/src/theme/color.ts';
import { GlobalStyle } from '../packages/ui/src/theme/GlobalStyle.ts';

/** The toolbar's choice: light, dark, both beside each other, the system's own, and forced colours. */
export const themeToolbar = {
  theme: {
    description: 'Theme',
    defaultValue: 'system',
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      items: [
        { value: 'system', title: 'System' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Side by side' },
        { value: 'forced', title: 'Forced colours' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

const Side = styled.div<{ $isWhole: boolean }>`
  padding: ${({ $isWhole }) => ($isWhole ? 0 : '1rem')};
  background: ${color.canvas};
  color: ${color.text};
`;

interface SidesProps {
  $isWhole: boolean;
  $isPage: boolean;
}

/**
 * One side or two. A whole screen asks for the window's width, not for its half: two of them stand
 * below each other. On a page of their own they cover the margin that Storybook gives it.
 */
const Sides = styled.div<SidesProps>`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: ${({ $isWhole }) => ($isWhole ? 'row' : 'column')};
  margin: ${({ $isWhole, $isPage }) => ($isPage && !$isWhole ? '-1rem' : 0)};
  min-height: ${({ $isPage }) => ($isPage ? '100vh' : 0)};
`;

/** Renders a story in the theme that the toolbar names. */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const isWhole = parameters['layout'] === 'fullscreen';
  const isForced = globals['theme'] === 'forced';
  useEffect(() => {
    if (!isForced) return;
    forceColors(document);
    // Only a new page has the rules as they were.
    return () => window.location.reload();
  }, [isForced]);
  const sides = globals['theme'] === 'both' ? (['light', 'dark'] as const) : [globals['theme']];
  const rendered = sides.map((theme) =>
    theme === 'light' || theme === 'dark' ? (
      <Side key={theme} data-theme={theme} $isWhole={isWhole}>
        <Story />
      </Side>
    ) : (
      <Story key="system" />
    ),
  );
  return (
    <>
      <GlobalStyle />
      {globals['theme'] === 'system' || isForced ? (
        <div>{rendered}</div>
      ) : (
        <Sides $isWhole={isWhole} $isPage={viewMode === 'story'}>
          {rendered}
        </Sides>
      )}
    </>
  );
};

/**
 * Side by side a story stands on the page twice, and a play that looks for one button would find
 * two. It plays in the light theme; in the dark one the story stays as it begins.
 */
export const playInLightTheme = ((context) => {
  if (context.globals['theme'] !== 'both') return;
  const page = context.canvasElement;
  const light = () => page.querySelector<HTMLElement>('[data-theme="light"]') ?? page;
  Object.defineProperty(context, 'canvasElement', { get: light });
  // The sides are rendered only later, so each query looks for its side itself.
  context.canvas = new Proxy(context.canvas, {
    get: (_, query) => Reflect.get(within(light()), query),
  });
}) satisfies Preview['beforeEach'];
