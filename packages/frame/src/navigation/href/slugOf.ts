/**
 * 'Fotografía & C++' as a part of an address: 'fotografia-c-plus-plus'. Not the search's
 * `foldText`: an address lasts when the search learns to compare words otherwise.
 */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', '-plus')
    .replaceAll('#', '-sharp')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
