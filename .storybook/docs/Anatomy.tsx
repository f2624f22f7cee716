import { DocsContext, Heading, Markdown, Story } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Guide } from '../../packages/ui/src/components/documentation/guide.fixture.ts';
import { color } from '../../packages/ui/src/theme/color.ts';
import { radius, space, zOrder } from '../../packages/ui/src/theme/scale.ts';
import { display, fontSize } from '../../packages/ui/src/theme/type.ts';
import { table } from './markdown.ts';

type Parts = NonNullable<Guide['anatomy']>;

const Place = styled.div`
  position: relative;
  margin-block: ${space[6]};
  padding-inline: ${space[6]};
`;

const markPx = 22;

const Mark = styled.span`
  position: absolute;
  z-index: ${zOrder.popup};
  display: grid;
  place-items: center;
  width: ${markPx}px;
  height: ${markPx}px;
  border-radius: ${radius.round};
  background: ${color.text};
  color: ${color.canvas};
  font: 600 ${fontSize.caption} / 1 ${display};
  pointer-events: none;
`;

interface Position {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** Where the story is rendered: in the page, or in a frame of its own. */
function renderedIn(place: HTMLElement) {
  const frame = place.querySelector('iframe');
  const root = frame === null ? place.firstElementChild : frame.contentDocument?.body;
  const { left, top } = place.getBoundingClientRect();
  const inFrame = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { root, left: inFrame.left - left, top: inFrame.top - top };
}

/** A number at the corner of each rendered part; one that would cover another moves aside. */
function positionsOf(parts: Parts, place: HTMLElement): readonly Position[] {
  const { root, left, top } = renderedIn(place);
  const positions: Position[] = [];
  for (const [index, [, , selector]] of parts.entries()) {
    const box = selector && root?.querySelector(selector)?.getBoundingClientRect();
    if (!box || box.width === 0) continue;
    const position = { number: index + 1, left: left + box.left - markPx, top: top + box.top };
    const covers = (other: Position) =>
      Math.abs(other.left - position.left) < markPx && Math.abs(other.top - position.top) < markPx;
    while (positions.some(covers)) position.left += markPx;
    positions.push(position);
  }
  return positions;
}

const intervalMs = 500;

/** The first story with a number on each of its parts, and what the parts are. */
export function Anatomy({ parts }: { parts: Parts }) {
  const [story] = useContext(DocsContext).componentStories();
  const place = useRef<HTMLDivElement>(null);
  const [positions, setPositions] = useState<readonly Position[]>([]);
  const rows = parts.map(([name, words], index) => [`${index + 1} ${name}`, words] as const);
  const isMarked = parts.some(([, , selector]) => selector !== undefined);

  // A story comes late, in a frame even later, and changes with fonts, pictures and the window.
  useEffect(() => {
    const timer = setInterval(() => {
      if (place.current) setPositions(positionsOf(parts, place.current));
    }, intervalMs);
    return () => clearInterval(timer);
  }, [parts]);

  return (
    <>
      <Heading>Anatomy</Heading>
      {story && isMarked && (
        <Place ref={place} inert>
          <Story of={story.moduleExport} />
          {positions.map(({ number, left, top }) => (
            <Mark key={number} data-part={number} style={{ left, top }}>
              {number}
            </Mark>
          ))}
        </Place>
      )}
      <Markdown>{table('', ['Part', 'What it is'], rows)}</Markdown>
    </>
  );
}
