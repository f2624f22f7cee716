import { describe, expect, it } from 'vitest';
import { storiesByFile, storiesIn, storyAddress, viewNames } from './stories.ts';

const button = { id: 'components-button--primary', title: 'Components/Button' };
const busy = { ...button, id: 'components-button--busy' };
const hero = { id: 'patterns-hero--default', title: 'Patterns/Hero' };

const index = JSON.stringify({
  v: 5,
  entries: {
    [button.id]: { ...button, type: 'story', name: 'Primary' },
    'components-button--docs': { id: 'components-button--docs', title: button.title, type: 'docs' },
    [hero.id]: { ...hero, type: 'story', name: 'Default' },
  },
});

describe('storiesIn', () => {
  it('lists every story and no documentation', () => {
    expect(storiesIn(index)).toEqual([button, hero]);
  });
});

describe('storiesByFile', () => {
  it('keeps the stories of a file together, in their order', () => {
    expect([...storiesByFile([button, hero, busy])]).toEqual([
      ['components-button', [button, busy]],
      ['patterns-hero', [hero]],
    ]);
  });
});

describe('viewNames', () => {
  it('sees a pattern in both themes, narrow and wide', () => {
    expect(viewNames(hero)).toEqual(['light-320', 'dark-320', 'light-1280', 'dark-1280']);
  });

  it('sees a component in forced colours too', () => {
    expect(viewNames(button)).toEqual([...viewNames(hero), 'forced-1280']);
  });
});

describe('storyAddress', () => {
  it('leads to the Storybook that runs beside, in the theme of the view', () => {
    expect(storyAddress(hero.id, 'dark-320')).toBe(
      'http://localhost:6006/?path=/story/patterns-hero--default&globals=theme:dark',
    );
  });

  it('leads to the Storybook of a pull request, in forced colours too', () => {
    expect(storyAddress(button.id, 'forced-1280', 'https://pr.example')).toBe(
      'https://pr.example/?path=/story/components-button--primary&globals=theme:forced',
    );
  });
});
