import type { ColorToken } from './roles.ts';

/** The CSS variable that holds the colour of a role. */
export const variableOf = (token: ColorToken) =>
  `--${token.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/**
 * The colours as CSS variables, so that a theme switch re-renders no component. The names are the keys of
 * `roles`, which only a page with `GlobalStyle` loads.
 */
export const color: Readonly<Record<ColorToken, string>> = /* @__PURE__ */ new Proxy(
  {} as Record<ColorToken, string>,
  { get: (_, token) => `var(${variableOf(token as ColorToken)})` },
);

/** Declarations for content on the wall, with a light focus ring. */
export const onWall = `--focus-ring: ${color.focusWall}; color: ${color.onWall};`;
