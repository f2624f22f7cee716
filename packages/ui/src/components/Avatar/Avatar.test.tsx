import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

afterEach(cleanup);

const pictureIn = (name: string) => screen.getByRole('img', { name }).querySelector('img');

it('asks for no picture when there is no address', () => {
  render(<Avatar name="Lucía Marín" imageUrl="" />);
  expect(pictureIn('Lucía Marín')).toBeNull();
  expect(screen.getByRole('img').textContent).toBe('LM');
});

it("tells the picture's site nothing about the page", () => {
  render(<Avatar name="Lucía Marín" imageUrl="https://example.com/lucia.jpg" />);
  expect(pictureIn('Lucía Marín')?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

it('falls back to the initials, and tries again with another address', () => {
  const { rerender } = render(<Avatar name="Lucía Marín" imageUrl="https://example.com/a.jpg" />);
  const broken = pictureIn('Lucía Marín');
  if (broken === null) throw new Error('There is no picture.');
  fireEvent.error(broken);
  expect(pictureIn('Lucía Marín')).toBeNull();
  rerender(<Avatar name="Lucía Marín" imageUrl="https://example.com/b.jpg" />);
  expect(pictureIn('Lucía Marín')?.getAttribute('src')).toBe('https://example.com/b.jpg');
});

it('is hidden when it has no name to tell', () => {
  render(<Avatar name=" " />);
  expect(screen.queryByRole('img')).toBeNull();
});
