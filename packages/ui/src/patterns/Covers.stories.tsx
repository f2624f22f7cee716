import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import styled from 'styled-components';
import { coverSvg } from '../covers/cover.ts';
import { coverPalettes } from '../covers/palettes.ts';
import { space } from '../theme/scale.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space.s12};
  margin-block: ${space.s12} ${space.s36};
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
`;

interface CoversProps {
  /** Stored value of a category; any other value is painted in plaster. */
  category: string;
  /** Ids of courses: the same id gives the same cover, always. */
  ids: readonly string[];
}

/** Covers as the files hold them. */
function Covers({ category, ids }: CoversProps) {
  return (
    <section>
      <h2>{category}</h2>
      <Grid>
        {ids.map((id) => (
          <Picture
            key={id}
            width="480"
            height="270"
            alt=""
            src={`data:image/svg+xml,${encodeURIComponent(coverSvg(id, category))}`}
          />
        ))}
      </Grid>
    </section>
  );
}

const meta = {
  component: Covers,
  args: { category: 'Development', ids: Array.from({ length: 16 }, (_, i) => String(101 + i)) },
} satisfies Meta<typeof Covers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sixteen consecutive courses show the sixteen scenes. */
export const Scenes: Story = {};

export const Palettes: Story = {
  args: { ids: ['101', '102', '103', '104'] },
  render: ({ ids }) => (
    <>
      {Object.keys(coverPalettes).map((category) => (
        <Covers key={category} category={category} ids={ids} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading')).toHaveLength(12);
  },
};

export const UnknownCategory: Story = { args: { category: 'Astronomy' } };
