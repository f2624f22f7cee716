import { inComponent, inPattern, inTheme } from './change.ts';

/** States and parts: focus rings, missing pieces, forced colours. */
export const stateChanges = [
  inTheme('GlobalStyle.ts', ['components-button--focused'], 'a lost focus ring', [
    ':focus-visible { outline: 3px solid var(--focus-ring); outline-offset: 3px; }',
    '',
  ]),
  inComponent('fieldParts.ts', ['textfield--focused'], 'a focus ring a pixel off its field', [
    '&:focus-visible { outline-offset: 0; }',
    '&:focus-visible { outline-offset: 1px; }',
  ]),
  inPattern('cardParts.ts', ['coursecard--focused'], 'no ring round a card with the focus', [
    'outline: 3px solid var(--focus-ring);',
    '',
  ]),
  inPattern('CourseCover.tsx', ['coursecard--paid'], 'a missing sill', ['<CoverSill />', '']),
  inPattern('CardPrice.tsx', ['coursecard--paid'], 'a missing icon', ['<NewTabIcon />', '']),
  inPattern('CardDoor.tsx', ['coursecard--in-cart'], 'the wrong icon', [
    'isInCart ? <CheckIcon /> : <PlusIcon />',
    'isInCart ? <PlusIcon /> : <CheckIcon />',
  ]),
  inComponent('SelectField.tsx', ['selectfield--chosen'], 'a missing chevron', ['<Chevron />', '']),
  inComponent('Spinner.tsx', ['button--busy'], 'steps of the spinner in another order', [
    '<Step $number={0} />\n      <Step $number={1} />',
    '<Step $number={1} />\n      <Step $number={0} />',
  ]),
  inComponent('fieldParts.ts', ['textfield--with-error'], 'an invalid field looks valid', [
    "&[aria-invalid='true'] { border: ${border.error} solid ${color.danger}; }",
    '',
  ]),
  inComponent('Avatar.tsx', ['avatar--initials'], 'initials lose their border in forced colours', [
    '@media (forced-colors: active) { border: 2px solid CanvasText; }',
    '',
  ]),
  inComponent('dialogParts.ts', ['dialog--open'], 'nothing dims the page behind a dialog', [
    '&::backdrop { background: ${color.scrim}; }',
    '&::backdrop { background: none; }',
  ]),
  inComponent('dialogParts.ts', ['dialog--open'], 'a dialog hangs instead of standing', [
    "${below('text')} { margin-bottom: 0; }",
    '',
  ]),
  inPattern('CartSummary.tsx', ['cartsummary--one-currency'], 'no rule above the total', [
    'border-top: ${border.control} solid ${color.lineStrong};',
    '',
  ]),
];
