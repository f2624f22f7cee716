import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, type PropsWithChildren, Suspense } from 'react';

let Page: ComponentType | undefined;

/** Loads the code of a component's page; tests and pictures of stories do without it. */
const Container = lazy(async () => {
  const [{ DocsContainer }, { ComponentPage }] = await Promise.all([
    import('@storybook/addon-docs/blocks'),
    import('./ComponentPage.tsx'),
  ]);
  Page = ComponentPage;
  return { default: DocsContainer };
});

/** The page of a component, once its frame has loaded. */
export const DocsPage = () => Page && <Page />;

/** Waits for the code of the page: the table of contents is made from what is there when it opens. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);
