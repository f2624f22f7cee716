import type { Decorator, Preview } from '@storybook/react-vite';
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

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
`;

/** Draws a story in the theme that the toolbar names. */
export const withTheme: Decorator = (Story, { globals }) => {
  const sides = globals['theme'] === 'both' ? (['light', 'dark'] as const) : [globals['theme']];
  const Frame = sides.length > 1 ? Pair : 'div';
  return (
    <>
      <GlobalStyle />
      <Frame>
        {sides.map((theme) =>
          theme === 'light' || theme === 'dark' ? (
            <Side key={theme} data-theme={theme}>
              <Story />
            </Side>
          ) : (
            <Story key="system" />
          ),
        )}
      </Frame>
    </>
  );
};
