import { lazy, Suspense } from 'react';

const ComponentPage = lazy(async () => ({
  default: (await import('./ComponentPage.tsx')).ComponentPage,
}));

/** The page of a component; tests and pictures of stories do without its code. */
export const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);
