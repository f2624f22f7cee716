import type { Decorator } from '@storybook/react-vite';

/** Wraps a story's card in a list as wide as the catalogue's narrowest column; an overview has lists of its own. */
export const inNarrowList: Decorator = (Story, { parameters }) =>
  parameters['isOverview'] ? (
    <Story />
  ) : (
    <div style={{ maxWidth: 242 }}>
      <ul style={{ display: 'grid' }}>
        <Story />
      </ul>
    </div>
  );
