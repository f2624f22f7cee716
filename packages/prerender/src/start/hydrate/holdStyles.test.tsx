// @vitest-environment jsdom
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { expect, it } from 'vitest';
import { HydrationNotice } from './HydrationNotice.tsx';
import { holdStyles } from './holdStyles.ts';

const Line = styled.p`
  color: red;
`;

/** A part of the screen that takes longer than a slice of its render. */
function Slow() {
  const endMs = performance.now() + 20;
  while (performance.now() < endMs);
  return <Line>Curso</Line>;
}

it('lets the styles of a render apply before it is laid out, not while it goes on', async () => {
  const page = document.head.appendChild(document.createElement('style'));
  const heldIn = () =>
    Array.from(document.querySelectorAll('style'), ({ sheet }) => sheet?.disabled === true);
  const root = document.body.appendChild(document.createElement('div'));
  const whileRendering: boolean[][] = [];
  const { promise: laidOut, resolve } = Promise.withResolvers<boolean[]>();
  function Screen() {
    useLayoutEffect(() => resolve(heldIn()), []);
    return [1, 2, 3, 4].map((key) => <Slow key={key} />);
  }
  const note = setInterval(() => whileRendering.push(heldIn()));
  startTransition(() =>
    createRoot(root).render(
      <HydrationNotice root={root} isReplaced onCommit={holdStyles()}>
        <Screen />
      </HydrationNotice>,
    ),
  );
  // The page's own style, and the library's.
  expect(await laidOut).toEqual([false, false]);
  clearInterval(note);
  expect(whileRendering).toContainEqual([false, true]);
  page.remove();
});
