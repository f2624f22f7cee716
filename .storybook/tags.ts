/** Tags that Storybook itself gives or reads, and the states of a component that is not stable. */
const isOwnTag = (tag: string) =>
  /^(?:dev|test|autodocs|manifest|play-fn|(?:un)?attached-mdx|new|deprecated)$/.test(tag);

/** The other names of a component, by which the sidebar's search finds it. */
export const synonymsIn = (tags: readonly string[]) => tags.filter((tag) => !isOwnTag(tag));

/** Whether a component may still change, is to be replaced, or neither. */
export function statusIn(tags: readonly string[]): string {
  if (tags.includes('deprecated')) return 'Deprecated';
  return tags.includes('new') ? 'New' : 'Stable';
}
