import { ButtonLink, below, CompareIcon, from, space } from '@aulario/ui';
import styled from 'styled-components';

export interface CompareChipProps {
  /** 'Comparar 2'. Below 480 px it is hidden, and names the icon and the number. */
  label: string;
  /** The number of selected courses. */
  count: number;
  href: string;
}

const Chip = styled(ButtonLink)`
  flex: none;
  gap: ${space[3]};
  padding-inline: ${space[3]};
`;

const Words = styled.span`
  ${below('text')} { display: none; }
`;

const Count = styled.span`
  ${from('text')} { display: none; }
`;

/** The link of a `CompareTray` as part of the page, which hides the tray. */
export function CompareChip({ label, count, href }: CompareChipProps) {
  return (
    <Chip variant="ghost" icon={<CompareIcon />} href={href} aria-label={label} data-compare-chip>
      <Words>{label}</Words>
      <Count>{count}</Count>
    </Chip>
  );
}
