import { styled } from 'styled-components';
import { ChipGroup } from '../../../components/ChipGroup/ChipGroup.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color } from '../../../theme/color.ts';
import { arch, border, size, space } from '../../../theme/scale.ts';
import { display, fontSize } from '../../../theme/type.ts';

interface SubjectChipBase {
  label: string;
  /** BCP 47 tag of the label when it is not in the page's language. */
  lang?: string | undefined;
  href: string;
  /** Whether it is the current subject. */
  isCurrent?: boolean | undefined;
}

interface SubjectCount {
  /** The number of courses: '1.234'. */
  count: string;
  /** The text for screen readers instead of the count: '1.234 cursos'. */
  countLabel: string;
}

export type SubjectChip = SubjectChipBase &
  (SubjectCount | { count?: undefined; countLabel?: undefined });

interface SubjectChipsOwnProps {
  /** The accessible name of the list, if it has no title. */
  label?: string | undefined;
  /** The heading, which names the list: 'Temas cercanos'. */
  title?: string | undefined;
  /** Level of the title; 3 by default. */
  headingLevel?: 2 | 3 | undefined;
  /** Renders nothing if empty. */
  items: readonly SubjectChip[];
}

/** The list is named by its title or by a hidden label. */
export type SubjectChipsProps = SubjectChipsOwnProps &
  (
    | { title: string; label?: undefined }
    | { label: string; title?: undefined; headingLevel?: undefined }
  );

const Chip = styled(Link)`
  display: inline-flex;
  gap: ${space[3]};
  align-items: baseline;
  min-height: ${size.chip};
  padding: ${space[3]} ${space[4]} ${space[3]};
  border-radius: ${arch(size.chip)};
  background: ${color.linkSoft};
  color: ${color.link};
  font: 600 ${fontSize.small} / 1.2 ${display};
  text-decoration: none;

  &:hover > span:first-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[aria-current] {
    background: ${color.link};
    color: ${color.canvas};
  }
  @media screen and (forced-colors: active) {
    border: ${border.line} solid LinkText;
    &[aria-current] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const Count = styled.span`
  flex: none;
  font-weight: 500;
  font-variant-numeric: lining-nums tabular-nums;
`;

/** Links to subjects, as chips. */
export function SubjectChips({ label, title, headingLevel = 3, items }: SubjectChipsProps) {
  if (items.length === 0) return null;
  return (
    <ChipGroup {...{ label, title, headingLevel }}>
      {items.map((item) => (
        <li key={item.href}>
          <Chip href={item.href} aria-current={item.isCurrent ? 'true' : undefined}>
            <span lang={item.lang}>{item.label}</span>{' '}
            {item.count !== undefined && (
              <Count>
                <span aria-hidden="true">{item.count}</span>
                <VisuallyHidden>{item.countLabel}</VisuallyHidden>
              </Count>
            )}
          </Chip>
        </li>
      ))}
    </ChipGroup>
  );
}
