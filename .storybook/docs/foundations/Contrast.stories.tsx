import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { contrast } from '../../../packages/ui/src/theme/contrast.ts';
import { controlPairs, pairsOf, textPairs } from '../../../packages/ui/src/theme/contrastPairs.ts';
import { size, space } from '../../../packages/ui/src/theme/scale.ts';
import { darkTheme, lightTheme } from '../../../packages/ui/src/theme/themes.ts';
import { type } from '../../../packages/ui/src/theme/type.ts';
import { Rows } from './Scale.tsx';

/** Shows a text in two colours. */
const Plate = styled.span`
  padding: ${space[3]} ${space[4]};
  ${type.price}
  forced-color-adjust: none;
`;

/** Shows a shape in one colour on another. */
const Shape = styled.span`
  display: inline-block;
  box-sizing: content-box;
  width: ${size.glyph};
  height: ${size.glyph};
  border: ${space[3]} solid;
  vertical-align: middle;
  forced-color-adjust: none;
`;

interface PairsProps {
  pairs: Parameters<typeof pairsOf>[0];
  /** Texts write the ratio in the two colours themselves. */
  isText: boolean;
}

const Pairs = ({ pairs, isText }: PairsProps) => (
  <Rows
    rows={Object.fromEntries(
      pairsOf(pairs).map(([front, back]) => [
        `${front} on ${back}`,
        [lightTheme, darkTheme].map((theme) => {
          const ratio = contrast(theme[front], theme[back]).toFixed(2);
          return isText ? (
            <Plate style={{ color: theme[front], background: theme[back] }}>{ratio}</Plate>
          ) : (
            <>
              <Shape style={{ background: theme[front], borderColor: theme[back] }} />{' '}
              <span>{ratio}</span>
            </>
          );
        }),
      ]),
    )}
  />
);

const meta = {
  title: 'Foundations/Contrast',
  component: Pairs,
  tags: ['!autodocs', 'accessibility', 'wcag', 'contraste'],
} satisfies Meta<typeof Pairs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { pairs: textPairs, isText: true } };

export const Controls: Story = { args: { pairs: controlPairs, isText: false } };
