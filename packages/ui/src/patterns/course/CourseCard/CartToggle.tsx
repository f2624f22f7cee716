import { styled } from 'styled-components';
import { onFirstClick } from '../../../components/Button/onFirstClick.ts';
import { PlusIcon } from '../../../components/icons/icons.tsx';
import { CheckIcon } from '../../../components/icons/ownIcons.tsx';
import { color } from '../../../theme/color.ts';
import { border, transition } from '../../../theme/scale.ts';
import { doorShape } from './doorShape.ts';

export interface CartToggleProps {
  isInCart: boolean;
  /** The accessible name of the button while the course is not in the cart; contains the title. */
  addLabel: string;
  /** The accessible name of the button while the course is in the cart; contains the title. */
  removeLabel: string;
  onToggle: () => void;
}

const Root = styled.button`
  ${doorShape}
  background: ${color.primarySoft};
  color: ${color.primary};
  box-shadow: 0 ${border.ring} 0 ${color.primary};
  cursor: pointer;
  ${transition(['background-color', 'color'])}

  &:hover {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &[data-in-cart] {
    background: ${color.success};
    color: ${color.onSuccess};
    box-shadow: 0 ${border.ring} 0 ${color.success};
  }
`;

/** The button of a card that adds a course to the cart or removes it, drawn as a door. */
export function CartToggle({ isInCart, addLabel, removeLabel, onToggle }: CartToggleProps) {
  return (
    <Root
      type="button"
      data-in-cart={isInCart || undefined}
      aria-label={isInCart ? removeLabel : addLabel}
      onClick={onFirstClick(onToggle)}
    >
      {isInCart ? <CheckIcon /> : <PlusIcon />}
    </Root>
  );
}
