import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';

const id = 'virtual:common-passwords';
const resolvedId = `\0${id}`;

/** The whole list is 150 KB; nobody who has to ask a provider each time gets further than this. */
const howMany = 3_000;

/** Those that would pass the least length as they are, however far down the list. */
const leastLength = 12;

/** The commonest passwords, most common first, one to a line: a module that is built, not kept. */
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
