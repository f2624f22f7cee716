import { inComponent, inPattern, inTheme } from './change.ts';

/** Colours: steps of one, wrong tokens, opacity, shadows. */
export const colorChanges = [
  inTheme('color.ts', ['components-button--primary'], 'one step of one channel, by day', [
    "rosa: '#b5295f',\n  rosaStrong",
    "rosa: '#b52960',\n  rosaStrong",
  ]),
  inTheme('color.ts', ['components-note--info'], 'one step of one channel, by night', [
    "azulSoft: '#26305c'",
    "azulSoft: '#26315c'",
  ]),
  inTheme('color.ts', ['patterns-profilesummary--initials'], 'muted text one step lighter', [
    "textMuted: '#62536f'",
    "textMuted: '#62546f'",
  ]),
  inTheme('color.ts', ['components-sill--under-picture'], 'sill one step darker', [
    "line: '#dfd3e2'",
    "line: '#dfd3e1'",
  ]),
  inComponent('Sill.tsx', ['sill--under-picture'], 'a sill in the colour of control borders', [
    'background: ${color.line};',
    'background: ${color.lineStrong};',
  ]),
  inPattern('CardPrice.tsx', ['coursecard--free'], 'a free course in ordinary text colour', [
    "&[data-kind='free'] {\n    color: ${color.agave};",
    "&[data-kind='free'] {\n    color: ${color.text};",
  ]),
  inPattern('CardDoor.tsx', ['coursecard--in-cart'], 'a door in the cart loses its shadow', [
    'box-shadow: 0 3px 0 ${color.agave};',
    'box-shadow: none;',
  ]),
  inComponent('buttonLook.ts', ['button--ghost'], 'the line of a ghost button thinner', [
    'inset 0 0 0 1.5px',
    'inset 0 0 0 1px',
  ]),
  inComponent('IconButton.tsx', ['iconbutton--disabled'], 'a disabled icon more opaque', [
    'opacity: 0.5;',
    'opacity: 0.52;',
  ]),
  inComponent('Spinner.tsx', ['spinner--default'], 'a step of the spinner fainter', [
    '[0.4, 0.7, 1]',
    '[0.4, 0.69, 1]',
  ]),
  inComponent('Button.tsx', ['button--disabled'], 'a disabled button looks enabled', [
    'background: ${color.shade};\n    box-shadow: none;',
    'box-shadow: none;',
  ]),
  inPattern('CourseCover.tsx', ['coursecard--paid'], 'the veil of the night is gone', [
    'opacity: ${color.nightVeil};',
    'opacity: 0;',
  ]),
];
