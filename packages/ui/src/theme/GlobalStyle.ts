import { createGlobalStyle, css } from 'styled-components';
import { color } from './color.ts';
import { darkTheme, declareColors, declareForcedColors, lightTheme } from './themes.ts';
import { type } from './type.ts';

/** The colours, with a focus ring. Paper is light in every theme. */
const themes = css`
  :root, [data-theme='light'] { color-scheme: light; --focus-ring: ${color.focus}; ${declareColors(lightTheme)} }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { color-scheme: dark; ${declareColors(darkTheme)} }
  }
  @media screen {
    [data-theme='dark'] { color-scheme: dark; --focus-ring: ${color.focus}; ${declareColors(darkTheme)} }
  }
  @media screen and (forced-colors: active) {
    :root:root, [data-theme][data-theme] { ${declareForcedColors()} }
  }
`;

/**
 * What each element starts from. The outline has no specificity, so that a component's own wins in any order
 * of the style sheets.
 */
const elements = css`
  *, *::before, *::after { box-sizing: border-box; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; }
  ul, ol { list-style: none; }
  h1 { ${type.h1} }
  h2 { ${type.h2} }
  h3 { ${type.h3} }
  a { color: ${color.link}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  svg, img { display: block; }
  button { font: inherit; }
  :where(:focus) { outline: 0; }
  :where(:focus-visible) { outline: 3px solid var(--focus-ring); outline-offset: 3px; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; }
  }
`;

/**
 * A text keeps the plane that it is written on; the page itself is the paper, which has none of the system's
 * colours: those are a screen's, often light on black. A dialog that is open is what is printed, from its
 * beginning to its end, without the page behind it.
 */
const print = css`
  @media print {
    :root {
      --canvas: ${lightTheme.surface};
      --foot-room: 0px;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
      forced-color-adjust: none;
    }
    nav, header, footer, button, [popover] { display: none !important; }
    body:has(dialog:modal) :not(:has(dialog:modal), dialog:modal, dialog:modal *) { display: none !important; }
    body :has(dialog:modal) { display: contents !important; }
    dialog:modal {
      position: static !important;
      width: auto !important;
      height: auto !important;
      max-height: none !important;
      margin: 0 !important;
      overflow: visible !important;
    }
    dialog::backdrop { background: none !important; }
    h1, h2, h3, h4 { break-after: avoid; }
    li, dl, tr, figure, article { break-inside: avoid; }
  }
`;

/**
 * Colours and resets for an application that is made of the kit alone. Rendered once at the root. The system
 * chooses the theme unless an ancestor has `data-theme="light|dark"`.
 *
 * Words wider than their box break, also in flex and grid items with an automatic width. `--foot-room` is the
 * height of fixed bars at the bottom, which must not cover the page's end or focused elements; `--covered-foot`
 * counts sticky bars too, which take up space in the page. Comments are out here, since those in a style ship.
 */
export const GlobalStyle = createGlobalStyle`
  ${themes}
  ${elements}
  html {
    background: ${color.canvas};
    color: ${color.text};
    overflow-wrap: anywhere;
    -webkit-text-size-adjust: 100%;
    --foot-room: calc(var(--tray-height, 0px) + var(--course-bar-height, 0px));
    --covered-foot: calc(var(--foot-room) + var(--cart-bar-height, 0px));
    scroll-padding-bottom: var(--covered-foot);
  }
  body { ${type.body} position: relative; margin: 0; padding-bottom: var(--foot-room); }
  @media screen { body { min-height: 100vh; } }
  ::view-transition { pointer-events: none; }
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 160ms; }
  ${print}
`;

/**
 * The same inside elements with `data-kit` alone, for a page that belongs to another application: its headings,
 * its buttons and its print stay as they are.
 */
export const ScopedStyle = createGlobalStyle`
  ${themes}
  :where([data-kit]) {
    ${type.body}
    color: ${color.text};
    overflow-wrap: anywhere;
    ${elements}
  }
`;
