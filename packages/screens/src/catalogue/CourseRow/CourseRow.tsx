import {
  below,
  cardRows,
  color,
  display,
  fontSize,
  from,
  Link,
  Stack,
  size,
  space,
  type,
} from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

export interface CourseRowProps {
  /** 'Para ti', 'Cursos populares'. */
  title: string;
  /** The reason: 'Porque guardaste la categoría Música.' */
  reason?: string | undefined;
  /** The link to all of them. */
  more?: { label: string; href: string } | undefined;
  /** The cards: `CourseCard` or other list items. */
  children: ReactNode;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  align-items: baseline;
`;

const Title = styled.h2`
  ${type.h3}
  font-size: ${fontSize.title};
`;

const Reason = styled.p`
  color: ${color.textMuted};
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.chip};
  font: 600 ${fontSize.small} / 1.2 ${display};

  ${from('columns')} { margin-inline-start: auto; }
`;

/** Space for focus rings and shadows, which the scrolling row would cut off. */
const reach = space[5];

const List = styled.ul`
  display: grid;
  grid-auto-columns: min(62%, 240px);
  grid-template-rows: repeat(${cardRows}, auto);
  grid-auto-flow: column;
  gap: 0 ${space[6]};
  margin: -${reach};
  padding: ${reach};
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-padding: ${reach};
  scroll-snap-type: x proximity;

  > * { margin-bottom: 0; scroll-snap-align: start; }
  /* At these widths cover and text are beside each other. */
  ${below('pair')} {
    grid-template-rows: auto;
    grid-auto-columns: 88%;

    > * { border: 0; }
  }
  ${from('columns')} {
    grid-auto-columns: calc((100% - 2 * ${space[6]}) / 3);
    column-gap: ${space[6]};
  }
  ${from('wide')} { grid-auto-columns: calc((100% - 3 * ${space[6]}) / 4); }
  /* Paper does not scroll. */
  @media print {
    grid-auto-flow: row;
    grid-template-rows: none;
    grid-template-columns: repeat(auto-fill, minmax(${size.cover}, 1fr));
    overflow: visible;
    break-inside: avoid;

    > * { margin-bottom: ${space[5]}; }
  }
`;

/**
 * A scrolling row of courses with a title and a reason. Needs 16 px on each side for focus rings
 * and shadows.
 */
export function CourseRow({ title, reason, more, children }: CourseRowProps) {
  const titleId = useId();
  const moreId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {reason !== undefined && <Reason>{reason}</Reason>}
        {more && (
          // Rows of one screen may have the same label; with the title it says which of them.
          <More id={moreId} href={more.href} aria-labelledby={`${moreId} ${titleId}`}>
            {more.label}
          </More>
        )}
      </Head>
      <List role="list">{children}</List>
    </Stack>
  );
}
