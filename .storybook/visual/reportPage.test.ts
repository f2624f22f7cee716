import { describe, expect, it } from 'vitest';
import { reportPage } from './reportPage.ts';

const finding = {
  story: 'components-badge--default',
  view: 'dark-320',
  summary: '44 pixels differ',
  reference: 'reference.png',
  actual: 'actual.png',
  difference: 'difference.png',
};

const sourcesIn = (page: string) => [...page.matchAll(/<img src="([^"]+)"/g)].map(([, url]) => url);
const slidersIn = (page: string) => [...page.matchAll(/type="range"/g)].length;

describe('reportPage', () => {
  it('shows a slider over reference and actual, and those beside the difference', () => {
    const page = reportPage([finding]);
    expect(page).toContain('<h1>1 picture differs</h1>');
    expect(page).toContain(
      'components-badge--default</a> · dark-320</h2>\n<p>44 pixels differ</p>',
    );
    expect(page).toContain('?path=/story/components-badge--default&globals=theme:dark');
    const pair = ['reference.png', 'actual.png'];
    expect(sourcesIn(page)).toEqual([...pair, ...pair, 'difference.png']);
    expect(slidersIn(page)).toBe(1);
  });

  it('shows what there is when a story has no baseline yet', () => {
    const page = reportPage([{ ...finding, reference: undefined, difference: undefined }]);
    expect(sourcesIn(page)).toEqual(['actual.png']);
    expect(slidersIn(page)).toBe(0);
  });

  it('leads to the story in the Storybook that it is deployed with, in forced colours too', () => {
    const page = reportPage([{ ...finding, view: 'forced-1280' }], '../');
    expect(page).toContain(
      '<a href="../?path=/story/components-badge--default&globals=theme:forced">',
    );
  });

  it('shows every finding', () => {
    const page = reportPage([finding, { ...finding, view: 'light-320' }]);
    expect(page).toContain('<h1>2 pictures differ</h1>');
    expect(page).toContain('· light-320</h2>');
  });
});
