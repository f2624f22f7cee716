import { variableOf } from './color.ts';
import { paletteValues } from './palette.ts';
import { type ColorToken, roles } from './roles.ts';

const tokens = /* @__PURE__ */ Object.keys(roles) as ColorToken[];

const themeOf = (column: 0 | 1) =>
  Object.fromEntries(tokens.map((token) => [token, paletteValues[roles[token][column]]])) as Record<
    ColorToken,
    string
  >;

/** The light theme. */
export const lightTheme = /* @__PURE__ */ themeOf(0);

/** The dark theme. */
export const darkTheme = /* @__PURE__ */ themeOf(1);

/** Returns the declarations of all colour variables in one theme. */
export const declareColors = (theme: Record<ColorToken, string>) =>
  tokens.map((token) => `${variableOf(token)}:${theme[token]};`).join('');

/** Returns the declarations of the colours that the kit itself chooses in forced colours. */
export const declareForcedColors = () =>
  tokens
    .map((token) => (roles[token][2] === null ? '' : `${variableOf(token)}:${roles[token][2]};`))
    .join('');
