import type { Preview } from '@storybook/react-vite';
import type { StrictInputType } from 'storybook/internal/types';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Whether a prop has no type, as an attribute whose default alone is our own, or is an element: only words can be typed. */
const isUntyped = ({ type }: StrictInputType, initial: unknown) =>
  !type?.name ||
  (type.name === 'other' && type.value === 'ReactNode' && typeof initial !== 'string');

function plain(argType: StrictInputType, initial: unknown): StrictInputType {
  if (isUntyped(argType, initial)) return { ...argType, control: { disable: true } };
  const summary = argType.type?.raw;
  return summary ? { ...argType, table: { ...argType.table, type: { summary } } } : argType;
}

/** Tables of props write a type as the source does, and have no control where nothing can be typed. */
export const plainControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, plain(argType, initialArgs[name])]),
  );
