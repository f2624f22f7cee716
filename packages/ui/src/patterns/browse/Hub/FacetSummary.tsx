import styled from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color } from '../../../theme/color.ts';
import { border, rem, size, space } from '../../../theme/scale.ts';
import { display, fontSize } from '../../../theme/type.ts';

/** A facet value with its number of courses. */
export interface FacetSummaryRow {
  label: string;
  count: number;
  /** The address of the courses with this value. */
  href: string;
}

export interface FacetSummaryProps {
  /** Name of the region: 'De un vistazo'. */
  label: string;
  /** The lists; those without rows are omitted. */
  lists: readonly { title: string; rows: readonly FacetSummaryRow[] }[];
  /** The formatted number: '1.234'. */
  formatCount: (count: number) => string;
  /** The text for screen readers instead: '1.234 cursos'. */
  countLabel: (count: number) => string;
}

const Root = styled.section`
  display: grid;
  /* In rem: larger text needs wider columns. */
  grid-template-columns: repeat(auto-fit, minmax(min(${rem(150)}, 100%), 1fr));
  gap: ${space.s24};
  padding-block: ${space.s16} ${space.s12};
  border-top: ${border.sill} solid ${color.line};
`;

const Title = styled.h2`
  margin-bottom: ${space.s8};
  font-size: ${fontSize.s17};
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s2} ${space.s10};
  align-items: center;
  min-height: ${size.s36};
  padding: ${space.s5} 0;
  color: ${color.text};
  font-size: ${fontSize.s16};
  line-height: 1.3;
  text-decoration: none;

  &:hover > :first-child { text-decoration: underline; }
  b {
    font: 600 ${fontSize.s16} / 1 ${display};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

/** The bar repeats the number beside it. */
const Bar = styled.svg`
  grid-column: 1 / -1;
  width: 100%;
  height: 4px;
  fill: ${color.link};

  rect:first-child { fill: ${color.line}; }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    fill: Highlight;
  }
`;

/**
 * The courses of a category by facet values, as bar lists; each row links to the filtered courses.
 */
export function FacetSummary({ label, lists, formatCount, countLabel }: FacetSummaryProps) {
  const shown = lists.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return null;
  // One scale, so that bars of different lists can be compared.
  const maxCount = Math.max(...shown.flatMap(({ rows }) => rows.map(({ count }) => count)), 1);
  return (
    <Root aria-label={label}>
      {shown.map(({ title, rows }) => (
        <div key={title}>
          <Title>{title}</Title>
          <ul>
            {rows.map((row) => (
              <li key={row.href}>
                <Row href={row.href}>
                  <span>{row.label}</span>
                  <b>
                    <span aria-hidden="true">{formatCount(row.count)}</span>
                    <VisuallyHidden>{` ${countLabel(row.count)}`}</VisuallyHidden>
                  </b>
                  <Bar aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 4">
                    <rect width="100" height="4" />
                    <rect width={(100 * row.count) / maxCount} height="4" />
                  </Bar>
                </Row>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  );
}
