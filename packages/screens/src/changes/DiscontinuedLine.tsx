import type { DiscontinuedCourse } from '@aulario/course-data';
import { SimilarLink } from '@aulario/course-view/discontinued/SimilarLink/SimilarLink.tsx';
import { useDiscontinuedLink } from '@aulario/course-view/discontinued/useDiscontinuedView.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { border, color, space } from '@aulario/ui';
import styled from 'styled-components';

const Line = styled.li`
  padding: ${space[4]} 0;
  border-bottom: ${border.rule} solid ${color.line};

  h3 { font: inherit; font-weight: 600; }
`;

/** A course of a list that is no longer offered, and the link to similar ones. */
export function DiscontinuedLine({ discontinued }: { discontinued: DiscontinuedCourse }) {
  const text = useTranslate();
  const { date } = useFormatters();
  return (
    <Line>
      <h3>{discontinued.title}</h3>
      <p>{text('discontinued.since', { date: date(discontinued.lastSeen) })}</p>
      <SimilarLink {...useDiscontinuedLink(discontinued)} />
    </Line>
  );
}
