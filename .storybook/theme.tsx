import type { Decorator, Preview } from '@storybook/react-vite';
import { within } from 'storybook/test';
import styled from 'styled-components';
import { color } from '../packages/ui/src/theme/color.ts';
import { GlobalStyle } from '../packages/ui/src/theme/GlobalStyle.ts';

/** The toolbar's choice between day, night, both beside each other, and the system's own. */
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
      ],
    },
  },
} satisfies Preview['globalTypes'];

const Side = styled.div`
  background: ${color.canvas};
  color: ${color.text};
`;

/** A whole screen asks for the window's width, not for its half: two of them stand below each other. */
const Pair = styled.div<{ $isWhole: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isWhole }) => ($isWhole ? '1fr' : '1fr 1fr')};
`;

/** Draws a story in the theme that the toolbar names. */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const sides = globals['theme'] === 'both' ? (['light', 'dark'] as const) : [globals['theme']];
  const drawn = sides.map((theme) =>
    theme === 'light' || theme === 'dark' ? (
      <Side key={theme} data-theme={theme}>
        <Story />
      </Side>
    ) : (
      <Story key="system" />
    ),
  );
  return (
    <>
      <GlobalStyle />
      {sides.length > 1 ? (
        <Pair $isWhole={parameters['layout'] === 'fullscreen'}>{drawn}</Pair>
      ) : (
        <div>{drawn}</div>
      )}
    </>
  );
};

/**
 * Side by side a story stands on the page twice, and a play that looks for one button would find
 * two. It plays by day; by night the story stays as it begins.
 */
export const playByDay = ((context) => {
  if (context.globals['theme'] !== 'both') return;
  const page = context.canvasElement;
  const day = () => page.querySelector<HTMLElement>('[data-theme="light"]') ?? page;
  Object.defineProperty(context, 'canvasElement', { get: day });
  // The sides are drawn only later, so each query looks for its side itself.
  context.canvas = new Proxy(context.canvas, {
    get: (_, query) => Reflect.get(within(day()), query),
  });
}) satisfies Preview['beforeEach'];
