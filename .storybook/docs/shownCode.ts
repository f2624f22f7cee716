/** How the code to copy is written from the elements of a story. */
export const jsx = { functionValue: () => '() => {}' };

/** Storybook gives the fragments of a story keys of its own, which only a long tag can have. */
const withShortFragments = (code: string) =>
  code.replace(/<React\.Fragment key="\.\d+">/g, '<>').replaceAll('</React.Fragment>', '</>');

export const source = { type: 'dynamic', transform: withShortFragments } as const;

/** Pages of documentation and their frames show code; pictures of stories do without the whole kit. */
export const beforeAll = async () => {
  if (window.frameElement === null && !location.search.includes('viewMode=docs')) return;
  await import('./nameShown.ts');
};
