import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { space } from '../../theme/scale.ts';
import { type } from '../../theme/type.ts';

/** How the states are shown; forced colours and narrow windows are the toolbar's. */
const modes = {
  Light: { 'data-theme': 'light' },
  Dark: { 'data-theme': 'dark' },
  'Right to left': { dir: 'rtl' },
} as const;

const Mode = styled.section`
  padding: ${space[5]};
  background: ${color.canvas};
  color: ${color.text};
`;

const States = styled.ul<{ $widthPx: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $widthPx }) => $widthPx / 2}px, 100%), 1fr));
  gap: ${space[6]} ${space[5]};
  margin-top: ${space[4]};
`;

const Caption = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.textMuted};
  ${type.small}
`;

/** Half of its size, so that all are seen at once. */
const Half = styled.div<{ $widthPx: number }>`
  zoom: 0.5;
  max-width: ${({ $widthPx }) => $widthPx}px;
`;

interface Overview<Args> {
  /** The stories of the states, by their names. */
  readonly states: Readonly<Record<string, { readonly args?: object }>>;
  /** The width of each. */
  readonly widthPx: number;
  readonly draw: (args: Args) => ReactNode;
}

/** A story that shows all states of a component at once in each mode, which is no code to copy. */
export const allStates = <Args extends object>({ states, widthPx, draw }: Overview<Args>) => ({
  render: (args: Args) => (
    <>
      {Object.entries(modes).map(([mode, attributes]) => (
        <Mode key={mode} {...attributes}>
          <h2 lang="en" dir="ltr">
            {mode}
          </h2>
          <States $widthPx={widthPx}>
            {Object.entries(states).map(([name, story]) => (
              <li key={name}>
                <Caption lang="en" dir="ltr">
                  {name}
                </Caption>
                <Half $widthPx={widthPx}>{draw({ ...args, ...story.args })}</Half>
              </li>
            ))}
          </States>
        </Mode>
      ))}
    </>
  ),
  // Its place on the page is above, not among the stories.
  tags: ['!autodocs'],
  parameters: { isOverview: true, docs: { canvas: { sourceState: 'none' } } },
});
