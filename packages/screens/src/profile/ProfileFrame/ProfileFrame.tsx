import { fontSize, settingColumns, space } from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  ${settingColumns}
  row-gap: ${space[8]};
  margin-top: ${space[3]};
`;

const Title = styled.h2`
  margin-bottom: ${space[6]};
  font-size: ${fontSize.title};
`;

export interface ProfileFrameProps {
  /** A ProfileSummary. */
  summary: ReactNode;
  title: string;
  /** The form that edits the summary's content. */
  children: ReactNode;
}

/** The layout of the profile: summary and form. */
export function ProfileFrame({ summary, title, children }: ProfileFrameProps) {
  const titleId = useId();
  return (
    <Root>
      {summary}
      <section aria-labelledby={titleId}>
        <Title id={titleId}>{title}</Title>
        {children}
      </section>
    </Root>
  );
}
