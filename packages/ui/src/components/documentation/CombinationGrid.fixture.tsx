import type { ArgTypes, StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { space } from '../../theme/scale.ts';
import { type } from '../../theme/type.ts';

type Args = Readonly<Record<string, unknown>>;

type Value = string | number | boolean;

/** The value that a literal of a type stands for, with its quotes or without. */
function literalValue(literal: string | number | null): string | number {
  const text = String(literal).replace(/^['"]|['"]$/g, '');
  return /^\d+$/.test(text) ? Number(text) : text;
}

type Enumerated = readonly [name: string, values: readonly Value[]];

function valuesOf({ type: propType }: ArgTypes[string]): readonly Value[] | null {
  if (typeof propType !== 'object') return null;
  if (propType.name === 'boolean') return [false, true];
  return propType.name === 'enum' ? propType.value.map(literalValue) : null;
}

/** The props whose type lists their values, booleans included, and those values. */
export const enumeratedProps = (argTypes: ArgTypes): readonly Enumerated[] =>
  Object.entries(argTypes).flatMap(([name, argType]): Enumerated[] => {
    const values = valuesOf(argType);
    return values === null ? [] : [[name, values]];
  });

/** Every combination of one value of each prop. */
export const combinationsOf = (props: readonly Enumerated[]) =>
  props.reduce<readonly Readonly<Record<string, Value>>[]>(
    (rows, [name, values]) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );

/** The values that a combination has, a boolean by its name where it is true. */
export const captionOf = (combination: Readonly<Record<string, Value>>) =>
  Object.entries(combination)
    .flatMap(([name, value]) => {
      if (typeof value === 'boolean') return value ? [name] : [];
      return [typeof value === 'number' ? `${name} ${value}` : value];
    })
    .join(' · ') || 'as it is';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12em, 100%), 1fr));
  gap: ${space[6]} ${space[5]};
  align-items: end;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Cell = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  justify-items: start;
  color: ${color.text};
`;

const Caption = styled.span`
  color: ${color.textMuted};
  ${type.small}
`;

interface CombinationGridProps {
  component: ComponentType<Args>;
  args: Args;
  argTypes: ArgTypes;
}

/** A component with every combination of the values that its types list. */
export const CombinationGrid = ({ component: Shown, args, argTypes }: CombinationGridProps) => (
  <Grid>
    {combinationsOf(enumeratedProps(argTypes)).map((combination) => {
      const caption = captionOf(combination);
      return (
        <Cell key={caption}>
          <Shown {...args} {...combination} />
          <Caption lang="en">{caption}</Caption>
        </Cell>
      );
    })}
  </Grid>
);

/** A story that shows all of them, which is no code to copy; only where two props at least list their values. */
export const combinations = {
  render: (args: object, { argTypes, component }: StoryContext) => (
    <CombinationGrid
      component={component as CombinationGridProps['component']}
      args={{ ...args }}
      argTypes={argTypes}
    />
  ),
  parameters: { docs: { canvas: { sourceState: 'none' } } },
};
