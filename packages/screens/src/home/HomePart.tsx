import { Link, Stack, space, type } from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  align-items: baseline;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    ${type.small}
  }
`;

const Title = styled.h2`
  ${type.h3}
`;

interface HomePartProps {
  title: string;
  /** The link to all of it. */
  more?: { label: string; href: string } | undefined;
  children: ReactNode;
}

/** A part of the home above the courses. */
export function HomePart({ title, more, children }: HomePartProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {more && <Link href={more.href}>{more.label}</Link>}
      </Head>
      {children}
    </Stack>
  );
}
