import type { WeekState } from '@aulario/my-courses/plan';
import { color } from '@aulario/ui';
import styled from 'styled-components';

const Root = styled.svg`
  overflow: visible;
  forced-color-adjust: none;

  .frame { fill: ${color.wallTwo}; }
  .leaf { fill: ${color.stair}; }
  &[data-state='past'] .frame { fill: ${color.success}; }
  &[data-state='past'] .leaf { fill: ${color.successSoft}; }
  &[data-state='now'] .frame { fill: ${color.primary}; }
  &[data-state='now'] .leaf { fill: ${color.lamp}; }
  &[data-state='now'] .ajar { fill: ${color.primaryStrong}; }
  &[data-state='free'] .frame {
    fill: none;
    stroke: ${color.lineStrong};
    stroke-width: 2;
    stroke-dasharray: 5 4;
  }
  &[data-state='none'] .frame { fill: ${color.plasterSide}; }
`;

const arch = 'M2 66V22a20 20 0 0 1 40 0v44z';

/** A week, drawn as a scalable door. Decorative. */
export function WeekDoor({ state }: { state: WeekState }) {
  return (
    <Root viewBox="0 0 44 66" aria-hidden="true" data-state={state}>
      <path className="frame" d={state === 'none' ? 'M14 22h16v22H14z' : arch} />
      {state !== 'none' && state !== 'free' && (
        <path className="leaf" d="M9 66V23a13 13 0 0 1 26 0v43z" />
      )}
      {state === 'past' && <path className="frame" d="M9 66V23q0-12 8-13v54z" />}
      {state === 'now' && <path className="ajar" d="M9 66V23q0-11 6-12.500v53z" />}
      {state === 'next' && <path className="frame" d="M29 42h3v8h-3z" />}
    </Root>
  );
}
