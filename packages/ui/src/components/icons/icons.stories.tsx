import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { type } from '../../theme/type.ts';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import * as icons from './icons.tsx';
import * as menuIcons from './menuIcons.tsx';
import * as ownIcons from './ownIcons.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 20px 12px;
  ${type.small}
`;

const Item = styled.li`
  display: flex;
  gap: 10px;
  align-items: center;
`;

const meta = {
  tags: ['icon', 'icono', 'pictogram', 'symbol', 'lucide'],
  component: icons.SearchIcon,
  render: ({ size }) => (
    <List>
      {Object.entries({ ...icons, ...menuIcons, ...ownIcons }).map(([name, Icon]) => (
        <Item key={name}>
          <Icon size={size} />
          <span>{name}</span>
        </Item>
      ))}
    </List>
  ),
  parameters: {
    ...guided({
      anatomy: [
        ['Drawing', 'lines of 2 px on a grid of 24, with butt ends and mitred corners', 'svg'],
      ],
      keys: noKeys,
      spoken: [['Anything', 'Nothing: the button or the words name it']],
      dos: ['Draw them at 20 px beside text.'],
      donts: ['Use one as the only label.', 'Use two for the same thing.'],
      changes: [
        ['2026-11-26', 'Download, edit and print.'],
        ['2026-11-21', 'Added.'],
      ],
    }),
    docs: { source: { code: '<SearchIcon size={20} />' } },
  },
} satisfies Meta<typeof icons.SearchIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside text: 20 px. */
export const All: Story = {};

export const Large: Story = { args: { size: 40 } };
