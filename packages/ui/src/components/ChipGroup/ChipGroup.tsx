import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/scale.ts';
import { type } from '../../theme/type.ts';
import { Stack } from '../Stack/Stack.tsx';

interface ChipGroupProps {
  /** The accessible name of the list, if it has no title. */
  label?: string | undefined;
  /** Heading above the chips. */
  title?: string | undefined;
  headingLevel: 2 | 3;
  /** List items. */
  children: ReactNode;
}

const Title = styled.h3`
  ${type.h3}
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

/** A wrapping list of links below a heading. */
export function ChipGroup({ label, title, headingLevel, children }: ChipGroupProps) {
  const titleId = useId();
  const name = title === undefined ? { 'aria-label': label } : { 'aria-labelledby': titleId };
  return (
    <Stack gap={4}>
      {title !== undefined && (
        <Title as={`h${headingLevel}`} id={titleId}>
          {title}
        </Title>
      )}
      <List role="list" {...name}>
        {children}
      </List>
    </Stack>
  );
}
