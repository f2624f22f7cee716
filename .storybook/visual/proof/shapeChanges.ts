import { inComponent, inPattern, inTheme } from './change.ts';

/** Shape and place: single pixels, radius, border, gap, order, overflow, what lies over what. */
export const shapeChanges = [
  inTheme('scale.ts', ['components-button--primary'], 'corners of controls a pixel rounder', [
    "control: '2px'",
    "control: '3px'",
  ]),
  inTheme('scale.ts', ['components-sill--under-picture'], 'a sill a pixel thinner', [
    "sill: '4px'",
    "sill: '3px'",
  ]),
  inComponent('Badge.tsx', ['badge--default'], 'a badge a pixel lower', [
    'height: 26px;',
    'height: 25px;',
  ]),
  inComponent('Checkbox.tsx', ['checkbox--checked'], 'the tick a pixel further down', [
    'margin-top: -2px;',
    'margin-top: -1px;',
  ]),
  inComponent('Checkbox.tsx', ['checkbox--unchecked'], 'the door of a tick less arched', [
    'border-radius: 11px 11px 0 0;',
    'border-radius: 10px 10px 0 0;',
  ]),
  inComponent('fieldParts.ts', ['textfield--empty'], 'a field loses its border', [
    'border: ${border.control} solid ${color.lineStrong};',
    'border: 0;',
  ]),
  inComponent('Note.tsx', ['note--danger'], 'the edge of a note a pixel narrower', [
    'border-left: 6px solid;',
    'border-left: 5px solid;',
  ]),
  inPattern('CourseGrid.tsx', ['coursegrid--full-page'], 'a gap of cards a pixel wider', [
    'gap: 36px 20px;',
    'gap: 36px 21px;',
  ]),
  inPattern('CourseGrid.tsx', ['coursegrid--full-page'], 'three columns instead of four', [
    'repeat(4, minmax(0, 1fr))',
    'repeat(3, minmax(0, 1fr))',
  ]),
  inPattern('ResultLine.tsx', ['resultline--with-filters'], 'chips without their arch', [
    'border-radius: 18px 18px 0 0;',
    'border-radius: 18px;',
  ]),
  inPattern('EmptyState.tsx', ['emptystate--empty-room'], 'an empty state a pixel narrower', [
    'width: 320px;\n  max-width: 100%;',
    'width: 319px;\n  max-width: 100%;',
  ]),
  inPattern('CartLine.tsx', ['cartline--paid'], 'order of bin and price', [
    "'cover title price'\n    'cover headline bin'\n    'cover from bin'",
    "'cover title bin'\n    'cover headline bin'\n    'cover from price'",
  ]),
  inComponent('Note.tsx', ['note--long-text'], 'a long word runs over', [
    'overflow-wrap: anywhere;',
    'white-space: nowrap;',
  ]),
  inComponent('toastParts.ts', ['toast--stacked'], 'toasts closer to each other', [
    'gap: 8px;\n  justify-items: start;',
    'gap: 7px;\n  justify-items: start;',
  ]),
  inPattern('CourseCover.tsx', ['coursecard--paid'], 'the picture lies over its veil', [
    'position: relative;\n  z-index: ${zOrder.cover};',
    'position: relative;\n  z-index: 2;',
  ]),
  inPattern('SiteHeader.tsx', ['siteheader--default'], 'the mark of an entry on its other edge', [
    'inset 0 -3px 0',
    'inset 0 3px 0',
  ]),
];
