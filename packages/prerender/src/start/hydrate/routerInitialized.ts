import type { createBrowserRouter } from 'react-router-dom';

/** Resolves when the code and data of the router's first screen have loaded. */
export const routerInitialized = (
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
