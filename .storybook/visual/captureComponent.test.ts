import { expect, it } from 'vitest';
import { captureComponent } from './captureComponent.ts';
import type { Shown, Size } from './inPage.ts';

const nothing: Shown = {
  rules: [],
  hover: [],
  focus: [],
  sizes: [],
  sized: [],
  seen: [],
  unseen: [],
};

/** The views that are taken of stories which show this at each width, and of one that fails. */
async function viewsOf(shows: Readonly<Record<string, (size: Size) => Partial<Shown>>>) {
  let [shown, size] = ['', { width: 0, height: 0 }];
  const inspect = async (): Promise<Shown> => ({ ...nothing, ...shows[shown]?.(size) });
  const page = {
    inspect,
    mount: async (id: string, at: Size) => {
      if (!shows[id]) throw new Error('broken');
      [shown, size] = [id, at];
      return inspect();
    },
    resize: async (at: Size) => {
      size = at;
      return [...(await inspect()).sizes];
    },
    picture: async () => '',
  };
  const stories = [...Object.keys(shows), 'broken'].map((id) => ({
    id,
    title: 'Hero',
    name: id,
    importPath: '',
  }));
  const { hashes, failures } = await captureComponent(page, stories, {});
  expect(failures).toEqual({ broken: 'broken' });
  const views = Object.keys(hashes).map((key) => key.split(' '));
  return Object.fromEntries(
    Object.keys(shows).map((id) => [
      id,
      views.filter(([story]) => story === id).map(([, view]) => view),
    ]),
  );
}

it('takes each story in the light theme, and in another mode what no earlier one shows so', async () => {
  const views = await viewsOf({
    plain: () => ({ rules: ['.a'] }),
    same: () => ({ rules: ['.a'] }),
    other: ({ width }) => ({ rules: ['.a', ...(width > 320 ? ['.b'] : [])], hover: ['.b:hover'] }),
  });
  expect(views).toEqual({
    plain: ['light-320', 'dark-320', 'forced-320', 'rtl-320', 'light-1280'],
    same: ['light-320', 'light-1280'],
    other: ['light-320', 'hover-320', 'light-1280', 'dark-1280', 'forced-1280', 'rtl-1280'],
  });
});

it('takes another size where a rule for sizes holds as it does at no other, and looks where it may', async () => {
  const sized = [
    '@media (min-width: 45rem) and (max-width: 69.9988rem) .grid',
    '@media (max-height: 33.75rem) .bar',
  ];
  const grid = ({ width, height }: Size) => {
    if (width === 960) throw new Error('Nothing changes here.');
    return {
      sized,
      sizes: [
        `grid ${width >= 720 && width < 1120 ? 'three' : ''}`,
        `bar ${height < 540 ? 'low' : ''}`,
      ],
    };
  };
  expect(await viewsOf({ grid, again: grid })).toEqual({
    grid: ['light-320', 'light-1280', 'light-720', 'light-844x390'],
    again: ['light-320', 'light-1280'],
  });
});

it('does not look again where only rules may change that an earlier story has shown at that size', async () => {
  const sized = ['@media (min-width: 60rem) .grid', '@media (min-width: 37.5rem) .bar'];
  const known = { sized: sized.slice(0, 1), sizes: ['grid'] };
  const views = await viewsOf({
    grid: () => known,
    bar: ({ width }) => {
      if (width === 960) throw new Error('Nothing is new here.');
      return { sized, sizes: [...known.sizes, `bar ${width >= 600 && width < 1280 ? 'two' : ''}`] };
    },
  });
  expect(views['bar']).toEqual(['light-320', 'light-1280', 'light-600']);
});
