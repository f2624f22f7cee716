import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { CompareIcon } from '../../../components/icons/icons.tsx';
import { below, from, space } from '../../../theme/scale.ts';

export interface CompareChipProps {
  /** 'Comparar 2'. Below 480 px it is the name of what is seen: the icon and the number. */
  label: string;
  /** How many courses are chosen. */
  count: number;
  href: string;
}

const Chip = styled(ButtonLink)`
  flex: none;
  gap: ${space.s6};
  padding-inline: ${space.s8};
`;

const Words = styled.span`
  ${below('text')} { display: none; }
`;

const Count = styled.span`
  ${from('text')} { display: none; }
`;

/**
 * What a `CompareTray` leads to, as one link in a bar that stands at the foot anyway. Where it is,
 * the tray does not take a row of its own below 1000 px.
 */
export function CompareChip({ label, count, href }: CompareChipProps) {
  return (
    <Chip variant="ghost" icon={<CompareIcon />} href={href} aria-label={label} data-compare-chip>
      <Words>{label}</Words>
      <Count>{count}</Count>
    </Chip>
  );
}
