// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { growAnswer } from '../../start/growAnswer.ts';
import { createMarkupEncoder } from './encodeMarkup.ts';

const page =
  '<header id="header"><a class="a" href="/courses">Cursos</a><input type="text" inputMode="search" value=""/></header>' +
  '<main><ul><li class="card"><svg viewBox="0 0 48 27"><path d="M0 0z" fill-opacity=".2"></path></svg><h2>Uno &amp; medio</h2></li>' +
  '<li class="card"><h2>Dos</h2></li></ul></main>';

const elementOf = (markup: string) => {
  const root = document.createElement('div');
  root.innerHTML = markup;
  return root;
};

it.each([
  ['the page itself', page],
  ['changed attributes and texts', page.replace('value=""', 'value="«a»"').replace('Dos', 'Tres')],
  ['fewer elements', page.replace(/<li class="card"><h2>.*?<\/li>/, '')],
  ['elements in another order', page.replace(/(<header.*header>)(<main>.*<\/main>)/, '$2$1')],
  ['an attribute that the page lacks', page.replace('class="a"', 'class="a" lang="en"')],
  ['an attribute less', page.replace(' href="/courses"', '')],
  ['a new tag, a new drawing', `${page}<mark>uno</mark><svg><circle r="4"></circle></svg>`],
  ['comments between texts', page.replace('Dos', 'Dos<!-- -->tres<!--$-->')],
  ['nothing', ''],
])('makes of the page what it encoded: %s', (_, markup) => {
  const { content, elements } = createMarkupEncoder(page)(markup);
  const all = elementOf(page).querySelectorAll('*');
  expect(elements).toBe(all.length);
  const grown = document.createElement('div');
  grown.append(...growAnswer(all, content));
  const expected = elementOf(markup);
  expect(grown.isEqualNode(expected)).toBe(true);
  expect(grown.innerHTML).toBe(expected.innerHTML);
});

it('names what the page has by one number each', () => {
  const { content } = createMarkupEncoder(page)(page.replace('Dos', 'Tres'));
  expect(content).toEqual([0, [3, 0, [4, 0, 5, [5, 0, [8, 0, 'Tres']]]]]);
});
