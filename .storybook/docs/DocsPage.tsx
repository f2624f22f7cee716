import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const ComponentPage = lazy(async () => ({
  default: (await import('./ComponentPage.tsx')).ComponentPage,
}));

/** The page of a component; tests and pictures of stories do without its code. */
export const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

const Container = lazy(async () => {
  const [{ DocsContainer }] = await Promise.all([
    import('@storybook/addon-docs/blocks'),
    import('./ComponentPage.tsx'),
  ]);
  return { default: DocsContainer };
});

/** Waits for the code of the page: the table of contents is made from what is there when it opens. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
