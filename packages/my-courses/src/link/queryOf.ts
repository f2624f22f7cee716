/** The last sign of an address, which messengers take for one of a sentence or of their own. */
const lastSign = /[*._+-]$/;

const encoded = (sign: string) =>
  sign === '+' ? '%20' : `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** The query of an address, without '?'. The last character is a letter or a digit. */
export const queryOf = (search: URLSearchParams): string =>
  search.toString().replace(lastSign, encoded);
