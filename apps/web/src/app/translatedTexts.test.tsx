// @vitest-environment jsdom
import { heldTexts } from '@aulario/dev-tools/heldTexts';
import { translatePage } from '@aulario/dev-tools/translatePage';
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

// What docs/decisions/0088-texts-have-elements-of-their-own.md says of React.

const Beside = ({ count, hasIcon }: { count: number; hasIcon: boolean }) => (
  <p>
    {hasIcon && <svg />}
    {count}
  </p>
);

const OnItsOwn = ({ count, hasIcon }: { count: number; hasIcon: boolean }) => (
  <p>
    {hasIcon && <svg />}
    <span>{count}</span>
  </p>
);

afterEach(() => document.documentElement.removeAttribute('class'));

it('names a text beside other content, and none that is alone', () => {
  const { container, rerender } = render(<Beside count={1} hasIcon={false} />);
  expect(heldTexts(container)).toEqual(["'1' in <p>1</p>"]);
  rerender(<OnItsOwn count={1} hasIcon={false} />);
  expect(heldTexts(container)).toEqual([]);
});

it('a translated text of its own is changed, and may get a neighbour', () => {
  const { container, rerender } = render(<OnItsOwn count={1} hasIcon={false} />);
  translatePage();
  expect(container.querySelectorAll('font')).toHaveLength(2);
  rerender(<OnItsOwn count={2} hasIcon={true} />);
  expect(container.textContent).toBe('2');
});

it('a translated text beside other content goes stale, and fails beside a new neighbour', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { container, rerender } = render(<Beside count={1} hasIcon={false} />);
  translatePage();
  rerender(<Beside count={2} hasIcon={false} />);
  expect(container.textContent).toBe('1');
  expect(() => rerender(<Beside count={2} hasIcon={true} />)).toThrow();
});
