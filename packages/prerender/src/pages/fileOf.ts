/**
 * Returns the name of a page's file, as hosting resolves clean addresses: 'index.html', 'login.html',
 * 'en.html' or 'en/login.html'.
 */
export const fileOf = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`;
