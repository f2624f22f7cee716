import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { SamePart, SamePartContext } from '@aulario/frame/navigation/SamePart.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SameParts } from './sameParts.ts';

const pathOf = (number: number) => `/en/course/udemy:${number}/course-${number}`;

const page = (path: string, header: ReactNode) => (
  <main>
    <SamePart name="header">
      <a href={inLanguage(path, 'es')}>{header}</a>
      <a href={`/login?${new URLSearchParams({ next: inLanguage(path, 'es') })}`}>In</a>
      <a href={path}>English</a>
    </SamePart>
    <p>{path}</p>
  </main>
);

function renderWith(parts: SameParts, path: string, header: ReactNode): string {
  const markup = renderToString(
    <SamePartContext value={parts.render}>{page(path, header)}</SamePartContext>,
  );
  return parts.complete(markup, path);
}

it('gives every page what rendering all of it gives, and renders a part a few times only', () => {
  const parts = new SameParts();
  let rendered = 0;
  const Header = () => {
    rendered += 1;
    return <b>Aulario</b>;
  };
  for (let number = 0; number < 40; number += 1) {
    const path = pathOf(number);
    expect(renderWith(parts, path, <Header />)).toBe(renderToString(page(path, <b>Aulario</b>)));
  }
  expect(rendered).toBeLessThan(20);
});

it('refuses a part that differs from page to page', () => {
  const parts = new SameParts();
  renderWith(parts, pathOf(1), 'One');
  expect(() => renderWith(parts, pathOf(2), 'Two')).toThrow('header');
});

it('leaves out pages that no address to return to leads to', () => {
  const { hasParts } = new SameParts();
  expect(hasParts(pathOf(1))).toBe(true);
  expect(hasParts('/course/a+b/c')).toBe(false);
});
