import styled from 'styled-components';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color } from '../../../theme/color.ts';
import { space } from '../../../theme/scale.ts';
import { display, fontSize } from '../../../theme/type.ts';

export interface FacetOption {
  /** What `onToggle` is told. */
  value: string;
  label: string;
  /** BCP 47 tag of the label when it is not in the page's language. */
  lang?: string | undefined;
  isChosen: boolean;
  /** How many courses there are with it under the other filters; null while that is not known yet. */
  count: number | null;
}

export interface FacetCountTexts {
  /** The number as the reader writes it: '1.234'. */
  formatCount: (count: number) => string;
  /** What is read aloud instead: '1.234 cursos'. */
  countLabel: (count: number) => string;
}

interface FacetOptionsProps extends FacetCountTexts {
  options: readonly FacetOption[];
  onToggle: (value: string, isChosen: boolean) => void;
}

const List = styled.ul`
  display: grid;
  gap: ${space.s2};
`;

const Row = styled.li`
  &[data-empty] { color: ${color.textMuted}; }
  /* A finger leaves no bar behind where it last pressed. */
  @media (hover: hover) { &:hover { background: ${color.subtle}; } }
`;

const Count = styled.span`
  color: ${color.textMuted};
  font: 500 ${fontSize.s15} / 1 ${display};
  font-variant-numeric: lining-nums tabular-nums;
`;

/** The tick boxes of a facet, each with its count. One that would find nothing is muted, not gone. */
export function FacetOptions({ options, formatCount, countLabel, onToggle }: FacetOptionsProps) {
  return (
    <List role="list">
      {options.map(({ value, label, lang, isChosen, count }) => (
        <Row key={value} data-empty={count === 0 || undefined}>
          <Checkbox
            label={<span lang={lang}>{label}</span>}
            checked={isChosen}
            onChange={(event) => onToggle(value, event.target.checked)}
            trailing={
              count === null ? (
                <Skeleton isOnSurface width="28px" />
              ) : (
                <Count>
                  <span aria-hidden="true">{formatCount(count)}</span>
                  <VisuallyHidden> {countLabel(count)}</VisuallyHidden>
                </Count>
              )
            }
          />
        </Row>
      ))}
    </List>
  );
}
