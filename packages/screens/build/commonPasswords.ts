import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';

const id = 'virtual:common-passwords';
const resolvedId = `\0${id}`;

/**
 * The whole list is 150 KB; an attacker who must ask a provider for every guess gets no further.
 */
const howMany = 3_000;

/** Includes passwords of at least this length wherever they are in the list. */
const leastLength = 12;

/** A virtual module with the most common passwords, most common first, one per line. */
export const commonPasswords = (): Plugin => ({
  name: 'aulario:common-passwords',
  resolveId: (asked) => (asked === id ? resolvedId : undefined),
  load(asked) {
    if (asked !== resolvedId) return;
    const list = dictionary['passwords-common'].filter(
      (password, rank) => rank < howMany || password.length >= leastLength,
    );
    return `export const commonPasswords = ${JSON.stringify(list.join('\n'))};`;
  },
});
