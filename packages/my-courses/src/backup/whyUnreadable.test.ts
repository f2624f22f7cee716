import { encryptText } from '@aulario/local-data';
import { expect, test } from 'vitest';
import { noAccount, writeBackup } from './backup.ts';
import { whyUnreadable } from './whyUnreadable.ts';

const file = writeBackup({
  account: noAccount,
  category: null,
  language: 'es',
  theme: 'system',
  cart: [],
  lists: [],
  saved: [],
  owned: [],
  plan: [],
  followed: [],
  polls: [],
});
const sealed = await encryptText(file, 'una contraseña');
const changed = (text: string, change: object) =>
  JSON.stringify({ ...JSON.parse(text), ...change });

test.each([
  ['newer', 'a later version', changed(file, { version: 3 })],
  ['newer', 'a later version of an encrypted one', changed(sealed, { version: 2 })],
  ['missing', 'nothing', ''],
  ['missing', 'half of it', file.slice(0, file.length / 2)],
  ['missing', 'its first line', file.slice(0, 25)],
  ['missing', 'half of an encrypted one', sealed.slice(0, sealed.length / 2)],
  ['missing', 'no version', changed(file, { version: null })],
  ['missing', 'an encrypted one without its data', changed(sealed, { data: null })],
  ['foreign', 'a table', 'kind;title\r\ncart;Python'],
  ['foreign', 'a list', '[]'],
  ['foreign', 'the file of something else', '{"format":"aulario-2","version":9}'],
  ['foreign', 'half of the file of something else', '{"format":"other","vers'],
])('is %s for %s', (cause, _name, text) => {
  expect(whyUnreadable(text)).toBe(cause);
});
