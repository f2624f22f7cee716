import { inComponent, inPattern, inTheme } from './change.ts';

/** Letters: weight, size, spacing, figures, clamping, underlines. */
export const typeChanges = [
  inTheme('type.ts', ['components-button--primary'], 'button text a weight lighter', [
    'button: `font: 600 17px',
    'button: `font: 590 17px',
  ]),
  inTheme('type.ts', ['patterns-coursecard--paid'], 'letter spacing of card titles', [
    'letter-spacing: 0.025em; text-transform',
    'letter-spacing: 0.02em; text-transform',
  ]),
  inTheme('type.ts', ['components-textfield--with-hint'], 'small text half a pixel smaller', [
    'small: `font: 400 15px',
    'small: `font: 400 14.5px',
  ]),
  inTheme('type.ts', ['patterns-coursecard--paid'], 'card titles not in capitals', [
    ' text-transform: uppercase;',
    '',
  ]),
  inPattern('CartLine.tsx', ['cartline--paid'], 'line height of the headline', [
    'grid-area: headline;\n  color: ${color.textMuted};\n  line-height: 1.4;',
    'grid-area: headline;\n  color: ${color.textMuted};\n  line-height: 1.45;',
  ]),
  inPattern('CartLine.tsx', ['cartline--several-lines'], 'amounts with figures of unequal width', [
    'font: 650 19px / 1.25 ${display};\n  font-variant-numeric: lining-nums tabular-nums;',
    'font: 650 19px / 1.25 ${display};\n  font-variant-numeric: lining-nums;',
  ]),
  inPattern('cardParts.ts', ['coursecard--long-title'], 'a long title clamped to two lines', [
    '-webkit-line-clamp: 3;\n  max-height: calc(3lh - 1px);',
    '-webkit-line-clamp: 2;\n  max-height: calc(2lh - 1px);',
  ]),
  inComponent('buttonLook.ts', ['button--quiet'], 'a quiet button loses its underline', [
    'text-decoration: underline;\n    text-decoration-thickness: 1px;',
    'text-decoration-thickness: 1px;',
  ]),
  inComponent('toastParts.ts', ['toast--shown'], 'underline of a toast nearer to the text', [
    'text-underline-offset: 0.2em;',
    'text-underline-offset: 0.1em;',
  ]),
  inComponent('LanguageSwitch.tsx', ['languageswitch--spanish'], 'languages a pixel smaller', [
    'font: 600 16px / 1 ${display};',
    'font: 600 15px / 1 ${display};',
  ]),
  inPattern('EmptyState.stories.tsx', ['emptystate--empty-room'], 'a letter of a text', [
    'vacío',
    'vacio',
  ]),
];
