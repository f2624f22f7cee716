import { describe, expect, it } from 'vitest';
import { baselineOf, inventory, storiesIn, viewsOf } from './stories.ts';

const button = { id: 'components-button--primary', title: 'Components/Button' };
const hero = { id: 'patterns-hero--default', title: 'Patterns/Hero' };

const index = JSON.stringify({
  v: 5,
  entries: {
    [button.id]: { ...button, type: 'story', name: 'Primary', tags: ['test'] },
    'components-button--docs': { id: 'components-button--docs', title: button.title, type: 'docs' },
    [hero.id]: { ...hero, type: 'story', name: 'Default', tags: [] },
  },
});

const names = (story: typeof button) => viewsOf(story).map(({ name }) => name);

describe('storiesIn', () => {
  it('lists every story, with or without a test, and no documentation', () => {
    expect(storiesIn(index)).toEqual([button, hero]);
  });
});

describe('viewsOf', () => {
  it('sees a pattern by day and by night, narrow and wide', () => {
    expect(names(hero)).toEqual(['light-320', 'dark-320', 'light-1280', 'dark-1280']);
  });

  it('sees a component in forced colours too', () => {
    expect(names(button)).toEqual([...names(hero), 'forced-1280']);
  });
});

describe('inventory', () => {
  const stories = [button, hero];
  const all = stories.flatMap((story) => viewsOf(story).map((view) => baselineOf(story, view)));

  it('is in order when each view has its baseline', () => {
    expect(inventory(stories, all)).toEqual({ missing: [], orphans: [] });
  });

  it('names the view that has none', () => {
    expect(inventory(stories, all.slice(1))).toEqual({
      missing: ['components-button--primary.light-320.png'],
      orphans: [],
    });
  });

  it('names what is left of a story that is gone, and any other file', () => {
    const leftovers = ['components-tabs--two.light-320.png', 'notes.txt'];
    expect(inventory(stories, [...all, ...leftovers])).toEqual({ missing: [], orphans: leftovers });
  });
});
