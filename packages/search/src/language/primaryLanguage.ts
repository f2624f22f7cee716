/** Returns the language of a BCP 47 tag without its region: 'es' for 'es-MX', in lower case; '' for none. */
export const primaryLanguage = (tag: string | null | undefined): string =>
  (tag ?? '').toLowerCase().split('-')[0] ?? '';
