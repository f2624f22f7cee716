/** 'Fotografía & C++' as a part of an address: 'fotografia-c-plus-plus'. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', '-plus')
    .replaceAll('#', '-sharp')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
