import { border, color, fontSize, settingColumns, space } from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  ${settingColumns}
  row-gap: ${space[6]};
  margin-top: ${space[6]};
  padding-top: ${space[7]};
  border-top: ${border.rule} solid ${color.line};
`;

const Title = styled.h2`
  align-self: start;
  justify-self: start;
  font-size: ${fontSize.title};
`;

const Parts = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  grid-template-columns: minmax(0, 1fr);

  & > form { width: 100%; }
`;

export interface SettingsSectionProps {
  /** The id of the section, to link to it. */
  id?: string | undefined;
  title: string;
  /** Its settings, below one another. */
  children: ReactNode;
}

/** A group of settings, beside its title if there is room. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Parts>{children}</Parts>
    </Root>
  );
}
