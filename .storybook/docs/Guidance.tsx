import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CloseIcon } from '../../packages/ui/src/components/icons/icons.tsx';
import { CheckIcon } from '../../packages/ui/src/components/icons/ownIcons.tsx';
import { color } from '../../packages/ui/src/theme/color.ts';
import { border, from, space } from '../../packages/ui/src/theme/scale.ts';
import { measure, type } from '../../packages/ui/src/theme/type.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
  margin-top: ${space[6]};

  ${from('columns')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface GuidanceProps {
  /** A `Do` and a `Dont`. */
  children: ReactNode;
}

/** Do and don't, beside each other where there is room. */
export const Guidance = ({ children }: GuidanceProps) => <Columns>{children}</Columns>;

const Side = styled.section<{ $isDo: boolean }>`
  max-width: ${measure};
  border-top: ${border.sill} solid ${({ $isDo }) => ($isDo ? color.success : color.danger)};
  padding-top: ${space[5]};

  && > ul > li {
    margin-block: ${space[4]};
    color: ${color.text};
    ${type.body}
  }
  && > ul {
    margin: 0;
    padding-inline-start: 1.2em;
    list-style: square;
  }
`;

const Title = styled.h2`
  && {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    margin: 0 0 ${space[4]};
    border: 0;
    padding: 0;
    color: ${color.text};
    ${type.h3}
  }
`;

interface SideProps {
  /** A list, or an example and its words. */
  children: ReactNode;
}

/** What is right. */
export const Do = ({ children }: SideProps) => (
  <Side $isDo>
    <Title>
      <CheckIcon /> Do
    </Title>
    {children}
  </Side>
);

/** What is wrong, and why. */
export const Dont = ({ children }: SideProps) => (
  <Side $isDo={false}>
    <Title>
      <CloseIcon /> Don’t
    </Title>
    {children}
  </Side>
);
