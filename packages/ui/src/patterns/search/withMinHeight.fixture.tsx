import type { Decorator } from '@storybook/react-vite';

/** For stories whose lists and panels open downwards: a minimum height in px. */
export const withMinHeight =
  (height: number): Decorator =>
  (Story) => (
    <div style={{ minHeight: height }}>
      <Story />
    </div>
  );
