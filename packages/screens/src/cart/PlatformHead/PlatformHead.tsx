import { border, color, display, fontSize, space, type } from '@aulario/ui';
import styled from 'styled-components';

export interface PlatformHeadProps {
  /** The name of the platform: 'Udemy'. */
  title: string;
  /** The id of the heading, for what it names. */
  titleId?: string | undefined;
  /** '16 cursos'. */
  count: string;
  /** The sum of the counted courses: an amount, or words. */
  sum: string;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  align-items: baseline;
  padding-bottom: ${space[3]};
  border-bottom: ${border.sill} solid ${color.line};

  li + li > & { margin-top: ${space[6]}; }
  h2 { ${type.h3} }
  p { color: ${color.textMuted}; }
  p:last-child {
    margin-inline-start: auto;
    color: ${color.text};
    font: 650 ${fontSize.body} / 1.25 ${display};
    font-variant-numeric: lining-nums tabular-nums;
    text-align: end;
  }
`;

/** The heading of one platform's courses: its name, their number and sum. */
export function PlatformHead({ title, titleId, count, sum }: PlatformHeadProps) {
  return (
    <Root>
      <h2 id={titleId}>{title}</h2>
      <p>
        <bdi>{count}</bdi>
      </p>
      <p>
        <bdi>{sum}</bdi>
      </p>
    </Root>
  );
}
