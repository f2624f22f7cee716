import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import styled from 'styled-components';
import { Door } from '../../../packages/ui/src/components/Door/Door.tsx';
import { Sill } from '../../../packages/ui/src/components/Sill/Sill.tsx';
import { coverPalettes, coverSvg, doorColors } from '../../../packages/ui/src/covers/index.ts';
import { scenesInOrder } from '../../../packages/ui/src/covers/scenes/order.ts';
import { space } from '../../../packages/ui/src/theme/scale.ts';
import { type } from '../../../packages/ui/src/theme/type.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${space[6]} ${space[6]};
  ${type.h3}
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
`;

const Pair = styled.div`
  display: flex;
  gap: ${space[4]};
`;

const meta = {
  title: 'Foundations/Covers and doors',
  tags: ['!autodocs', 'illustration', 'ilustración', 'portada', 'imagen'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Consecutive numbers show one scene after the other. */
export const Scenes: Story = {
  render: () => (
    <Grid>
      {scenesInOrder.map((_scene, id) => (
        <li key={String(id)}>
          <Picture
            alt=""
            width="480"
            height="270"
            src={`data:image/svg+xml,${encodeURIComponent(coverSvg(String(id), 'Development'))}`}
          />
          <Sill />
        </li>
      ))}
    </Grid>
  ),
};

export const Doors: Story = {
  render: () => (
    <Grid>
      {Object.keys(coverPalettes).map((category) => (
        <li key={category}>
          <p>{category}</p>
          <Pair>
            <Door {...doorColors(category)} />
            <Door {...doorColors(category)} isOpen />
          </Pair>
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(12);
  },
};
