import type { Decorator } from '@storybook/react-vite';
import { type LinkProps, LinkProvider } from '../Link/Link.tsx';

function StillLink({ href, onClick, ...attributes }: LinkProps) {
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

/** For stories: links call their handlers without navigation. */
export const withoutNavigation: Decorator = (Story) => (
  <LinkProvider component={StillLink}>
    <Story />
  </LinkProvider>
);
