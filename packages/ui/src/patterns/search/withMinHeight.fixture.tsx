import type { Decorator } from '@storybook/react-vite';

/** For stories whose lists and panels open downwards: keeps the room that they need, in px. */
export const withMinHeight =
  (height: number): Decorator =>
  (Story) => (
    <div style={{ minHeight: height }}>
      <Story />
    </div>
  );
