/** Returns the language of a BCP 47 tag without its region: 'es' for 'es-MX', in lower case. */
export const primaryLanguage = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
