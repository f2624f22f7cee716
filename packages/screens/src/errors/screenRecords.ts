import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';

/** The collections of records that a screen shows before all others, by its address. */
const collections: Readonly<Record<string, readonly string[] | undefined>> = {
  [paths.cart]: ['cart'],
  [paths.publicCart]: ['cart'],
  [paths.checkout]: ['cart'],
  [paths.publicCheckout]: ['cart'],
  [paths.lists]: ['list-items', 'lists'],
  [paths.publicLists]: ['list-items', 'lists', 'owned'],
  [paths.myCourses]: ['owned'],
  [paths.changed]: ['followed'],
  [paths.publicChanged]: ['followed'],
  [paths.compare]: ['compared'],
  [paths.publicCompare]: ['compared'],
  [paths.plan]: ['plan'],
  [paths.publicPlan]: ['plan'],
  [paths.poll]: ['letters'],
};

/** The collections that the screen at an address shows; none where that is not known. */
export const screenRecords = (pathname: string): readonly string[] =>
  collections[inLanguage(pathname, 'es').replace(/(?<=.)\/$/, '')] ?? [];
