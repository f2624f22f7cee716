import type { Decorator } from '@storybook/react-vite';

/** Wraps a story's card in a list as wide as the catalogue's narrowest column. */
export const inNarrowList: Decorator = (Story) => (
  <div style={{ maxWidth: 242 }}>
    <ul style={{ display: 'grid' }}>
      <Story />
    </ul>
  </div>
);
