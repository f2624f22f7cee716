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

const States = styled.ul<{ $shownPx: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $shownPx }) => $shownPx}px, 100%), 1fr));
  gap: ${space[6]} ${space[5]};
  margin-top: ${space[4]};
`;

const Caption = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.textMuted};
  ${type.small}
`;

const State = styled.div<{ $widthPx: number; $scale: number }>`
  zoom: ${({ $scale }) => $scale};
  max-width: ${({ $widthPx }) => $widthPx}px;
`;

interface Overview<Args> {
  /** The stories of the states, by their names. */
  readonly states: Readonly<Record<string, { readonly args?: object }>>;
  /** The width of each. */
  readonly widthPx: number;
  /** Below 1 to see more of them at once; 1 by default. */
  readonly scale?: number;
  readonly draw: (args: Args) => ReactNode;
}

/** A story that shows all states of a component at once in each mode, which is no code to copy. */
export const allStates = <Args extends object>({
  states,
  widthPx,
  scale = 1,
  draw,
}: Overview<Args>) => ({
  render: (args: Args) => (
    <>
      {Object.entries(modes).map(([mode, attributes]) => (
        <Mode key={mode} {...attributes}>
          <h2 lang="en" dir="ltr">
            {mode}
          </h2>
          <States $shownPx={widthPx * scale}>
            {Object.entries(states).map(([name, story]) => (
              <li key={name}>
                <Caption lang="en" dir="ltr">
                  {name}
                </Caption>
                <State $widthPx={widthPx} $scale={scale}>
                  {draw({ ...args, ...story.args })}
                </State>
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
