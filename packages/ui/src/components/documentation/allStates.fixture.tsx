import type { StoryContext } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { space } from '../../theme/scale.ts';
import { type } from '../../theme/type.ts';
import { Framed } from './Framed.fixture.tsx';

const narrowPx = 320;

/** How the states are shown in the page. */
const modes = {
  Light: { 'data-theme': 'light' },
  Dark: { 'data-theme': 'dark' },
  'Right to left': { dir: 'rtl' },
} as const;

const Mode = styled.section`
  padding: ${space[5]} ${space[3]};
  background: ${color.canvas};
  color: ${color.text};
`;

const States = styled.ul<{ $shownPx: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $shownPx }) => $shownPx}px, 100%), 1fr));
  gap: ${space[6]} ${space[3]};
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
  /** The width of each state. */
  readonly widthPx: number;
  /** Below 1 to see more of them at once. */
  readonly scale: number;
  /** The stories of the states, by their names. */
  readonly states: Readonly<Record<string, { readonly args?: object }>>;
  readonly draw: (args: Args) => ReactNode;
}

/**
 * A story that shows all states of a component at once in each mode, which is no code to copy. Forced colours
 * and narrow windows need windows of their own: they are on its page alone, since each story has pictures of them.
 */
export const allStates = <Args extends object>({
  states,
  widthPx,
  scale,
  draw,
}: Overview<Args>) => ({
  render: (args: Args, { viewMode }: StoryContext<Args>) => {
    const grid = (px: number, zoom: number, wrap = (_name: string, state: ReactNode) => state) => (
      <States $shownPx={px * zoom}>
        {Object.entries(states).map(([name, story]) => (
          <li key={name}>
            <Caption lang="en" dir="ltr">
              {name}
            </Caption>
            <State $widthPx={px} $scale={zoom}>
              {wrap(name, draw({ ...args, ...story.args }))}
            </State>
          </li>
        ))}
      </States>
    );
    const mode = (name: string, attributes: object, content: ReactNode) => (
      <Mode key={name} {...attributes}>
        <h2 lang="en" dir="ltr">
          {name}
        </h2>
        {content}
      </Mode>
    );
    const inPage = Object.entries(modes).map(([name, attributes]) =>
      mode(name, attributes, grid(widthPx, scale)),
    );
    if (viewMode !== 'docs') return <>{inPage}</>;
    return (
      <>
        {inPage}
        {mode(
          'Forced colours',
          {},
          <div style={{ zoom: scale }}>
            <Framed title="Forced colours" isForced>
              <Mode>{grid(widthPx, 1)}</Mode>
            </Framed>
          </div>,
        )}
        {mode(
          `${narrowPx} px`,
          {},
          grid(narrowPx, scale, (name, state) => (
            <Framed title={`${name}, ${narrowPx} px`} widthPx={narrowPx}>
              <Mode>{state}</Mode>
            </Framed>
          )),
        )}
      </>
    );
  },
  // Its place on the page is above, not among the stories.
  tags: ['!autodocs'],
  parameters: { isOverview: true, docs: { canvas: { sourceState: 'none' } } },
});
