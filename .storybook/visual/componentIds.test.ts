import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { componentIds } from '../componentIds.ts';

const idsIn = async (file: string) => {
  const source = "import { styled } from 'styled-components'; export const Root = styled.p``;";
  const { code } = await transformWithOxc(source, file, { plugins: componentIds });
  return [...code.matchAll(/componentId: "([\w-]+)"/g)].map(([, id]) => id);
};

it('gives a component the same class in any order of loading, and each its own', async () => {
  const [card] = await idsIn('/kit/Card.ts');
  const [door] = await idsIn('/kit/Door.ts');
  expect(card).toMatch(/^sc-/);
  expect(door).not.toBe(card);
  expect(await idsIn('/kit/Card.ts')).toEqual([card]);
});
