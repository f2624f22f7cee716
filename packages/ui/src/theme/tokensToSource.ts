/** A token file as a design tool exports it: one mode, roles as aliases of the palette. */
interface ModeFile {
  readonly $extensions?: { readonly 'com.figma.modeName'?: string };
  readonly color: Readonly<Record<string, { readonly $value: unknown }>>;
  readonly palette: Readonly<
    Record<string, Readonly<Record<string, { readonly $value: unknown }>>>
  >;
}

/** The texts of `roles.ts` and `palette.ts`. */
interface ThemeSource {
  readonly roles: string;
  readonly palette: string;
}

const hexOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'hex' in value ? String(value.hex) : null;

/**
 * Returns the theme's source with the colours of a mode, and a line for each that changed. Only aliases of the
 * palette and opaque colours are taken over.
 *
 * @throws An error where the file names no mode of the theme.
 */
export function tokensToSource(
  file: ModeFile,
  source: ThemeSource,
): ThemeSource & { readonly changed: readonly string[] } {
  const mode = file.$extensions?.['com.figma.modeName'];
  if (mode !== 'light' && mode !== 'dark')
    throw new Error('The file names no mode: light or dark.');
  const changed: string[] = [];
  const set = (name: string, before: string, after: string) => {
    if (before !== after) changed.push(`${name}: ${before} → ${after}`);
    return after;
  };

  const roles = source.roles.replace(
    /^( {2})(\w+): \['([\w.]+)', '([\w.]+)',/gm,
    (row, indent: string, role: string, light: string, dark: string) => {
      const [, alias] = /^\{(?:palette\.)?(.+)\}$/.exec(String(file.color[role]?.$value)) ?? [];
      if (alias === undefined) return row;
      const pair =
        mode === 'light' ? [set(role, light, alias), dark] : [light, set(role, dark, alias)];
      return `${indent}${role}: ['${pair.join("', '")}',`;
    },
  );

  let hue = '';
  const palette = source.palette.replace(
    /^ {2}(\w+): \{$|^ {4}(\d+): '(#\w+)',$/gm,
    (line, group?: string, step = '', before = '') => {
      if (group !== undefined) {
        hue = group;
        return line;
      }
      const after = hexOf(file.palette[hue]?.[step]?.$value)?.toLowerCase();
      return after ? `    ${step}: '${set(`${hue}.${step}`, before, after)}',` : line;
    },
  );
  return { roles, palette, changed };
}
