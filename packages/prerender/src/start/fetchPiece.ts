/**
 * Requests a part of a page that the build has written. Resolves with it, parsed by the browser with no
 * script run, or with null if it does not come.
 */
export const fetchPiece = (address: string, timeoutMs: number): Promise<Document | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.addEventListener('loadend', () =>
      resolve(request.status === 200 ? request.response : null),
    );
    request.send();
  });

/** Resolves when all elements of the page are there. */
export const pageParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('readystatechange', () => resolve(), { once: true });
  });
