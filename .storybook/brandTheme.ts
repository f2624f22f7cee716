import { create, type ThemeVars } from 'storybook/theming';
import { darkTheme, lightTheme } from '../packages/ui/src/theme/themes.ts';

const fontBase = '"Rosario", "Segoe UI", sans-serif';

const themeOf = (
  base: 'light' | 'dark',
  paint: Readonly<Record<keyof typeof lightTheme, string>>,
) =>
  create({
    base,
    brandTitle: 'Aulario',
    brandImage: './aulario.svg',
    brandUrl: './',
    brandTarget: '_self',
    fontBase,
    colorPrimary: paint.primary,
    colorSecondary: paint.primary,
    appBg: paint.subtle,
    appContentBg: paint.canvas,
    appPreviewBg: paint.canvas,
    appBorderColor: paint.line,
    textColor: paint.text,
    textMutedColor: paint.textMuted,
    barBg: paint.canvas,
  });

/** Says whether the system asks for dark pages, and when that changes. */
export const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

/** Storybook's own surfaces, sidebar and docs pages, in the colours of the kit, light or dark as the system is. */
export const brandTheme = (): ThemeVars =>
  systemIsDark.matches ? themeOf('dark', darkTheme) : themeOf('light', lightTheme);
