import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import styled from 'styled-components';
import { Door } from '../../../packages/ui/src/components/Door/Door.tsx';
import { Sill } from '../../../packages/ui/src/components/Sill/Sill.tsx';
import { coverPalettes, coverSvg, doorColors } from '../../../packages/ui/src/covers/index.ts';
import { scenesInOrder } from '../../../packages/ui/src/covers/scenes/order.ts';
import { space } from '../../../packages/ui/src/theme/scale.ts';
import { type } from '../../../packages/ui/src/theme/type.ts';
import { Heading, Sheet, Value } from './parts.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${space[6]} ${space[6]};
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]};
  align-items: flex-end;
`;

const Paints = styled.ul`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(3, minmax(72px, 1fr));
  row-gap: ${space[5]};
  ${type.small}
`;

const Paint = styled.li`
  display: grid;
  gap: ${space[2]};

  &::before {
    content: '';
    height: 44px;
    background: var(--paint);
    forced-color-adjust: none;
  }
`;

const Cover = ({ id, category }: { id: number; category: string }) => (
  <>
    <Picture
      alt=""
      width="480"
      height="270"
      src={`data:image/svg+xml,${encodeURIComponent(coverSvg(String(id), category))}`}
    />
    <Sill />
  </>
);

const meta = {
  title: 'Foundations/Covers and doors',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Consecutive numbers show one scene after the other. */
export const Scenes: Story = {
  render: () => (
    <Sheet>
      <Grid>
        {scenesInOrder.map((_scene, id) => (
          <li key={String(id)}>
            <Cover id={id} category="Development" />
          </li>
        ))}
      </Grid>
    </Sheet>
  ),
};

export const Palettes: Story = {
  render: () => (
    <Sheet>
      {Object.entries(coverPalettes).map(([category, palette]) => (
        <section key={category}>
          <Heading>{category}</Heading>
          <Row>
            <Door {...doorColors(category)} />
            <Door {...doorColors(category)} isOpen />
            <Paints>
              {Object.entries(palette).map(([part, paint]) => (
                <Paint key={part} style={{ '--paint': paint } as React.CSSProperties}>
                  <span>{part}</span>
                  <Value>{paint}</Value>
                </Paint>
              ))}
            </Paints>
          </Row>
        </section>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading')).toHaveLength(12);
  },
};
