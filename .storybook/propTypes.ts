import type { Preview } from '@storybook/react-vite';
import type { SBType, StrictInputType } from 'storybook/internal/types';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

const isUndefined = (type: SBType) => type.name === 'other' && type.value === 'undefined';

const isLiteral = (type: SBType) => type.name === 'literal';

/** `T | undefined`, which every optional prop is written as, without its second half. */
function definedPart(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const parts = type.value.filter((part) => !isUndefined(part));
  const [only] = parts;
  const raw = type.raw?.replace(/ \| undefined$/, '');
  const base = { required: type.required ?? false, ...(raw === undefined ? {} : { raw }) };
  if (only !== undefined && parts.length === 1) return { ...base, ...only };
  return parts.every(isLiteral)
    ? { ...base, name: 'enum', value: parts.map((part) => part.value as string | number) }
    : { ...base, name: 'union', value: parts };
}

const isNode = (type: SBType) => type.name === 'other' && type.value === 'ReactNode';

function plain(argType: StrictInputType, initial: unknown): StrictInputType {
  // Documented without a type: an attribute of the element, of which only the default is our own.
  if (!argType.type?.name) return { control: { disable: true }, ...argType };
  const type = definedPart(argType.type);
  const summary = type.name === 'other' ? type.value : (type.raw ?? type.name);
  return {
    ...argType,
    type,
    table: { ...argType.table, type: { summary } },
    // An element cannot be typed into a control; words can.
    ...(isNode(type) && typeof initial !== 'string' ? { control: { disable: true } } : {}),
  };
}

/** Prop tables and controls show an optional prop's own type, so that its values can be chosen. */
export const plainPropTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, plain(argType, initialArgs[name])]),
  );
