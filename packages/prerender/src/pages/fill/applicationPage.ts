/** What a page of the application says without JavaScript. */
export const noscript = /\s*<noscript>[\s\S]*?<\/noscript>/;

/** Returns the address of the application's script in its page. */
export function applicationOf(page: string): string {
  const [, application] = /<script type="module"[^>]*src="([^"]*)"/.exec(page) ?? [];
  if (application === undefined) throw new Error('The page has no script.');
  return application;
}
