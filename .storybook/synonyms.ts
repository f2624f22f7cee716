import { useEffect } from 'react';

import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';

/** Tags that Storybook itself gives or reads. */
const isOwnTag = (tag: string) =>
  /^(?:dev|test|autodocs|manifest|play-fn|attached-mdx|unattached-mdx)$/.test(tag);

type Index = NonNullable<ReturnType<typeof useStorybookState>['internal_index']>;
type Entry = Index['entries'][string];

/** The search looks at the headings of a page: its synonyms become some. */
const withSynonyms = (entry: Entry): Entry =>
  entry.type === 'docs' && entry.name === 'Docs'
    ? {
        ...entry,
        anchors: (entry.tags ?? [])
          .filter((tag) => !isOwnTag(tag))
          .map((tag) => ({ id: tag, title: tag })),
      }
    : entry;

const searchable = new WeakSet<Index>();

function Synonyms() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    if (index === undefined || searchable.has(index)) return;
    const entries = Object.fromEntries(
      Object.entries(index.entries).map(([id, entry]) => [id, withSynonyms(entry)]),
    );
    const added = { ...index, entries };
    searchable.add(added);
    void api.setIndex(added);
  }, [api, index]);
  return null;
}

/** Lets the sidebar's search find a component by the tags of its story file: 'modal', 'diálogo'. */
export const searchSynonyms = () =>
  addons.register('synonyms', () =>
    addons.add('synonyms', {
      type: types.TOOL,
      title: 'Synonyms',
      render: Synonyms,
    }),
  );
