import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { size, space } from '../../../theme/scale.ts';
import { ScreenLead } from './screenParts.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]} ${space[6]};
  align-items: flex-start;
  justify-content: space-between;
  /* With the frame's own room, 32 px over the heading. */
  padding-top: ${space[6]};

  > :first-child { flex: 1 1 ${size.dialog}; min-width: 0; }
`;

export interface ScreenHeadProps {
  /** The heading of the page. */
  title: string;
  /** The paragraph below it; undefined for none. */
  lead?: string | undefined;
  /** The actions, beside the heading if there is room. */
  children?: ReactNode;
}

/** The heading of a screen with its lead and actions. It takes the focus when the screen opens. */
export function ScreenHead({ title, lead, children }: ScreenHeadProps) {
  return (
    <Root>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <ScreenLead>{lead}</ScreenLead>}
      </div>
      {children}
    </Root>
  );
}
