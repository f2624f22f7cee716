import { styled } from 'styled-components';

/**
 * What is announced in place of a screen, or the end of one, that is loading. It fills the window, so
 * that nothing in sight moves when more than a window comes. What follows it comes with the content,
 * and never moves up into sight when that is short.
 */
export const ScreenWaiting = styled.p.attrs({ role: 'status' })`
  min-height: 100svh;

  & ~ * { display: none; }
`;
