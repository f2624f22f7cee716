import type { Decorator } from '@storybook/react-vite';

/** A card of a story stands in a list, as wide as a column of the catalogue at its narrowest. */
export const inNarrowList: Decorator = (Story) => (
  <div style={{ maxWidth: 242 }}>
    <ul style={{ display: 'grid' }}>
      <Story />
    </ul>
  </div>
);
