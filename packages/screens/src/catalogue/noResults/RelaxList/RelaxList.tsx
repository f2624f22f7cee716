import { border, ChipGroup, color, Link, radius, size, space, type } from '@aulario/ui';
import styled from 'styled-components';

export interface Relaxation {
  /** 'Quitar «Nivel»'. */
  label: string;
  /** '12 cursos': the number of results then. */
  count: string;
  /** The same search without that filter. */
  href: string;
}

export interface RelaxListProps {
  /** 'Con menos filtros'. */
  title: string;
  /** Only those with results; renders nothing without any. */
  items: readonly Relaxation[];
}

const Way = styled(Link)`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: baseline;
  min-height: ${size.touch};
  padding: ${space[3]} ${space[4]};
  border: ${border.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  color: ${color.text};
  ${type.label}
  text-decoration: none;

  &:hover { background: ${color.subtle}; }
  @media screen and (forced-colors: active) { border-color: LinkText; }
`;

const Count = styled.span`
  color: ${color.textMuted};
  font-weight: 500;
  font-variant-numeric: lining-nums tabular-nums;
`;

/**
 * Alternatives to a search without results: each removes one filter and states the number of
 * results then.
 */
export function RelaxList({ title, items }: RelaxListProps) {
  if (items.length === 0) return null;
  return (
    <ChipGroup title={title} headingLevel={3}>
      {items.map(({ label, count, href }) => (
        <li key={href}>
          <Way href={href}>
            <span>{label}</span> <Count>{count}</Count>
          </Way>
        </li>
      ))}
    </ChipGroup>
  );
}
