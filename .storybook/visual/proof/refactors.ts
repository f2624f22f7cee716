import { inComponent, inPattern } from './change.ts';

/** Changes of the source that nobody sees. */
export const refactors = [
  inComponent(
    'Badge.tsx',
    ['badge--default', 'badge--on-wall'],
    'a part renamed',
    ['const Root = styled.span`', 'const Arch = styled.span`'],
    ['<Root className', '<Arch className'],
    ['</Root>', '</Arch>'],
  ),
  inComponent(
    'Spinner.tsx',
    ['spinner--default', 'button--busy'],
    'a list in place of three elements',
    [
      '<Step $number={0} />\n      <Step $number={1} />\n      <Step $number={2} />',
      '{[0, 1, 2].map((number) => (\n        <Step key={number} $number={number} />\n      ))}',
    ],
  ),
  inComponent('Sill.tsx', ['sill--under-picture'], 'declarations in another order', [
    'height: ${border.sill};\n  margin: 0 -5px;',
    'margin: 0 -5px;\n  height: ${border.sill};',
  ]),
  inComponent('Note.tsx', ['note--info', 'note--danger'], 'longhands for a shorthand', [
    'padding: 14px 16px;',
    'padding-block: 14px;\n  padding-inline: 16px;',
  ]),
  inComponent('Checkbox.tsx', ['checkbox--checked'], 'a condition turned round', [
    "$isBare ? 'center' : 'flex-start'",
    "!$isBare ? 'flex-start' : 'center'",
  ]),
  inComponent('buttonLook.ts', ['button--primary', 'button--ghost'], 'none for nought', [
    'border: 0;\n  border-radius',
    'border: none;\n  border-radius',
  ]),
  inComponent('IconButton.tsx', ['iconbutton--disabled'], 'per cent for a fraction', [
    'opacity: 0.5;',
    'opacity: 50%;',
  ]),
  inPattern('EmptyState.tsx', ['emptystate--empty-room'], 'another way to leave out an element', [
    '{text === undefined ? null : <Text>{text}</Text>}',
    '{text !== undefined && <Text>{text}</Text>}',
  ]),
  inPattern(
    'HandOffGroup.tsx',
    ['handoffgroup--one-opened'],
    'a variable renamed',
    ['const titleId = useId();', 'const headingId = useId();'],
    ['aria-labelledby={titleId}', 'aria-labelledby={headingId}'],
    ['<Title id={titleId}>', '<Title id={headingId}>'],
  ),
  inPattern('CartSummary.tsx', ['cartsummary--one-currency'], 'an optional call for a default', [
    '(notes ?? []).map(',
    'notes?.map(',
  ]),
  inPattern('CourseGrid.tsx', ['coursegrid--full-page'], 'a sum for a number', [
    'gap: 36px 20px;',
    'gap: calc(30px + 6px) 20px;',
  ]),
  inPattern(
    'ProfileSummary.tsx',
    ['profilesummary--initials'],
    'a component extracted',
    [
      '/** Who is signed in',
      'function Portrait({ name, photoUrl }: { name: string; photoUrl: string }) {\n  return <Avatar name={name} imageUrl={photoUrl} size="large" />;\n}\n\n/** Who is signed in',
    ],
    [
      '<Avatar name={props.name || props.email} imageUrl={props.photoUrl} size="large" />',
      '<Portrait name={props.name || props.email} photoUrl={props.photoUrl} />',
    ],
  ),
  inPattern('CardDoor.tsx', ['coursecard--in-cart', 'coursecard--paid'], 'a fragment more', [
    '{isInCart ? <CheckIcon /> : <PlusIcon />}',
    '<>{isInCart ? <CheckIcon /> : <PlusIcon />}</>',
  ]),
  inPattern('ResultLine.tsx', ['resultline--with-filters'], 'a comment and a longer name', [
    "import { display } from '../theme/type.ts';",
    "// The sign painter's letters.\nimport { display } from '../theme/type.ts';",
  ]),
];
