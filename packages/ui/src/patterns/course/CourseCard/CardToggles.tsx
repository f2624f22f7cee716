import { styled } from 'styled-components';
import { onFirstClick } from '../../../components/Button/onFirstClick.ts';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { BookmarkIcon, CompareIcon } from '../../../components/icons/icons.tsx';
import { CheckIcon } from '../../../components/icons/ownIcons.tsx';
import { color } from '../../../theme/color.ts';
import { space, zOrder } from '../../../theme/scale.ts';

/** A button of a card that is on or off. */
export interface CardToggle {
  /** The accessible name and tooltip; contains the title: 'Guardar para después: Python'. */
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

export interface CardTogglesProps {
  /** Saves the course for later. */
  save: CardToggle;
  /** Adds the course to the comparison. */
  compare: CardToggle & {
    /**
     * Whether the button is always seen. Otherwise it is seen under a pointer, with the focus, on
     * touch screens and while it is on.
     */
    isShown: boolean;
  };
}

/** Targets of 44 px in a line of 24 px, above the link whose target is the facts. */
const Place = styled.div`
  position: relative;
  z-index: ${zOrder.cardLink};
  display: flex;
  margin-block: -${space[4]};
  margin-inline: auto -${space[4]};

  @media print { display: none; }
`;

/* A background would hide the text beside the button. */
const Toggle = styled(IconButton)`
  --control-hover: none;
  color: ${color.textMuted};

  &:hover { color: ${color.link}; }
  &[aria-pressed='true'] { color: ${color.success}; }
`;

const Save = styled(Toggle)`
  &[aria-pressed='true'] svg { fill: currentcolor; }
`;

const Compare = styled(Toggle)`
  @media (hover: hover) and (pointer: fine) {
    &:not([data-shown], [aria-pressed='true']) { opacity: 0; }
    li:is(:hover, :focus-within) &:not([data-shown]) { opacity: 1; }
  }
`;

/** The buttons of a card that compare the course and save it. */
export function CardToggles({ save, compare }: CardTogglesProps) {
  return (
    <Place>
      <Compare
        label={compare.label}
        icon={compare.isOn ? <CheckIcon /> : <CompareIcon />}
        aria-pressed={compare.isOn}
        data-shown={compare.isShown || undefined}
        onClick={onFirstClick(compare.onToggle)}
      />
      <Save
        label={save.label}
        icon={<BookmarkIcon />}
        aria-pressed={save.isOn}
        onClick={onFirstClick(save.onToggle)}
      />
    </Place>
  );
}
