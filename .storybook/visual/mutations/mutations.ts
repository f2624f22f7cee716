import type { Mutation } from './mutation.ts';

const button = ['components-button--primary'];
const field = ['components-textfield--with-error'];

/** One of each kind that must be seen, as small as possible. */
export const mutations: readonly Mutation[] = [
  {
    name: 'one step of one channel, by day',
    file: 'theme/color.ts',
    edits: [["rosa: '#b5295f',\n  primaryStrong", "rosa: '#b52960',\n  primaryStrong"]],
    stories: button,
  },
  {
    name: 'one step of one channel, by night',
    file: 'theme/color.ts',
    edits: [["linkSoft: '#26305c'", "linkSoft: '#26315c'"]],
    stories: ['components-note--info'],
  },
  {
    name: 'a disabled icon more opaque',
    file: 'components/IconButton.tsx',
    edits: [['opacity: 0.5;', 'opacity: 0.52;']],
    stories: ['components-iconbutton--disabled'],
  },
  {
    name: 'button text a weight lighter',
    file: 'theme/type.ts',
    edits: [['button: `font: 600 17px', 'button: `font: 590 17px']],
    stories: button,
  },
  {
    name: 'an underline nearer to the text',
    file: 'components/toastParts.ts',
    edits: [['text-underline-offset: 0.2em;', 'text-underline-offset: 0.1em;']],
    stories: ['components-toast--shown'],
  },
  {
    name: 'a letter of a text',
    file: 'patterns/EmptyState.stories.tsx',
    edits: [['vacío', 'vacio']],
    stories: ['patterns-emptystate--empty-room'],
  },
  {
    name: 'corners of controls a pixel rounder',
    file: 'theme/scale.ts',
    edits: [["control: '2px'", "control: '3px'"]],
    stories: button,
  },
  {
    name: 'a badge a pixel lower',
    file: 'components/Badge.tsx',
    edits: [['height: 26px;', 'height: 25px;']],
    stories: ['components-badge--default'],
  },
  {
    name: 'a long word runs over',
    file: 'components/Note.tsx',
    edits: [['overflow-wrap: anywhere;', 'white-space: nowrap;']],
    stories: ['components-note--long-text'],
  },
  {
    name: 'a lost focus ring',
    file: 'theme/GlobalStyle.ts',
    edits: [[':focus-visible { outline: 3px solid var(--focus-ring); outline-offset: 3px; }', '']],
    stories: ['components-button--focused'],
  },
  {
    name: 'a missing part',
    file: 'components/SelectField.tsx',
    edits: [['<Chevron />', '']],
    stories: ['components-selectfield--chosen'],
  },
  {
    name: 'an invalid field looks valid',
    file: 'components/fieldParts.ts',
    edits: [["&[aria-invalid='true'] { border: ${border.error} solid ${color.danger}; }", '']],
    stories: field,
  },
  {
    name: 'a border lost in forced colours',
    file: 'components/Avatar.tsx',
    edits: [['@media (forced-colors: active) { border: 2px solid CanvasText; }', '']],
    stories: ['components-avatar--initials'],
  },
];

/** Changes of the source that change no pixel. */
export const refactors: readonly Mutation[] = [
  {
    name: 'a part renamed',
    file: 'components/Badge.tsx',
    edits: [
      ['const Root = styled.span`', 'const Arch = styled.span`'],
      ['<Root className', '<Arch className'],
      ['</Root>', '</Arch>'],
    ],
    stories: ['components-badge--default', 'components-badge--on-wall'],
  },
  {
    name: 'declarations in another order',
    file: 'components/Sill.tsx',
    edits: [
      ['height: ${border.sill};\n  margin: 0 -5px;', 'margin: 0 -5px;\n  height: ${border.sill};'],
    ],
    stories: ['components-sill--under-picture'],
  },
  {
    name: 'longhands for a shorthand',
    file: 'components/Note.tsx',
    edits: [['padding: 14px 16px;', 'padding-block: 14px;\n  padding-inline: 16px;']],
    stories: ['components-note--info', 'components-note--danger'],
  },
];
