import {
  Checkbox,
  color,
  display,
  fontSize,
  Skeleton,
  Stack,
  size,
  space,
  VisuallyHidden,
} from '@aulario/ui';
import styled from 'styled-components';

export interface FacetOption {
  /** The value passed to `onToggle`. */
  value: string;
  label: string;
  isChosen: boolean;
  /** The number of courses with this value under the other filters; null while loading. */
  count: number | null;
}

export interface FacetCountTexts {
  /** The formatted number: '1.234'. */
  formatCount: (count: number) => string;
  /** The text for screen readers instead: '1.234 cursos'. */
  countLabel: (count: number) => string;
  /** Opens the values beyond the first seven: '5 más'. */
  restLabel: (count: number) => string;
}

interface FacetOptionsProps extends FacetCountTexts {
  options: readonly FacetOption[];
  onToggle: (value: string, isChosen: boolean) => void;
}

const Row = styled.li`
  &[data-empty] { color: ${color.textMuted}; }
  /* No hover style on touch screens, where it would remain after a press. */
  @media (hover: hover) { &:hover { background: ${color.subtle}; } }
`;

const Count = styled.span`
  color: ${color.textMuted};
  font: 500 ${fontSize.small} / 1 ${display};
  font-variant-numeric: lining-nums tabular-nums;
`;

/** The most values that are seen at once. */
const maxSeen = 7;

const Rest = styled.details`
  summary {
    align-content: center;
    min-height: ${size.chip};
    padding-inline: ${space[3]};
    color: ${color.link};
    font: 600 ${fontSize.small} / 1.2 ${display};
    cursor: pointer;
  }
`;

/** With few values, and without ones that are only one more than seen, nothing is folded. */
function folded(options: readonly FacetOption[]) {
  if (options.length <= maxSeen + 1) return { seen: options, rest: [] };
  const isSeen = (option: FacetOption, place: number) => place < maxSeen || option.isChosen;
  return {
    seen: options.filter(isSeen),
    rest: options.filter((option, place) => !isSeen(option, place)),
  };
}

type OptionsProps = Omit<FacetOptionsProps, 'restLabel'>;

function Options({ options, formatCount, countLabel, onToggle }: OptionsProps) {
  return (
    <Stack as="ul" gap={1} role="list">
      {options.map(({ value, label, isChosen, count }) => (
        <Row key={value} data-empty={count === 0 || undefined}>
          <Checkbox
            label={<span>{label}</span>}
            checked={isChosen}
            onChange={(event) => onToggle(value, event.target.checked)}
            trailing={
              count === null ? (
                <Skeleton isOnSurface width={size.mark} />
              ) : (
                <Count>
                  <span aria-hidden="true">{formatCount(count)}</span>
                  <VisuallyHidden>{` ${countLabel(count)}`}</VisuallyHidden>
                </Count>
              )
            }
          />
        </Row>
      ))}
    </Stack>
  );
}

/**
 * The checkboxes of a facet with their counts. Values without results are muted; beyond seven, the
 * rest opens.
 */
export function FacetOptions({ options, restLabel, ...shared }: FacetOptionsProps) {
  const { seen, rest } = folded(options);
  return (
    <>
      <Options {...shared} options={seen} />
      {rest.length > 0 && (
        <Rest>
          <summary>{restLabel(rest.length)}</summary>
          <Options {...shared} options={rest} />
        </Rest>
      )}
    </>
  );
}
