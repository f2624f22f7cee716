/**
 * Evaluates in a page to whether the service worker answers for it, and has copied the manifest and
 * every part of the catalogue. It is a text because not every engine takes a function.
 */
export const hasWholeCopy = `(async () => {
  const manifest = await caches.match('/catalogue/manifest.json');
  if (!manifest || navigator.serviceWorker.controller?.state !== 'activated') return false;
  const { content } = await manifest.json();
  const files = ['records', 'columns', 'ids', 'courses', 'index'].reduce(
    (sum, part) => sum + content[part].files,
    0,
  );
  return (await (await caches.open('parts')).keys()).length === files;
})()`;
