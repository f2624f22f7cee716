import styled from 'styled-components';
import { CheckIcon, PlusIcon } from '../components/icons.tsx';
import { color } from '../theme/color.ts';
import { transition } from '../theme/scale.ts';

interface CardDoorProps {
  isInCart: boolean;
  addLabel: string;
  removeLabel: string;
  onToggle: () => void;
}

const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 48px;
  margin-left: auto;
  padding: 4px 0 0;
  border: 0;
  border-radius: 22px 22px 0 0;
  background: ${color.rosaSoft};
  color: ${color.rosa};
  box-shadow: 0 3px 0 ${color.rosa};
  cursor: pointer;
  ${transition(['background-color', 'color'])}

  &:hover {
    background: ${color.rosa};
    color: ${color.onRosa};
  }
  &[aria-pressed='true'] {
    background: ${color.agave};
    color: ${color.onAgave};
    box-shadow: 0 3px 0 ${color.agave};
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;

/** The door of a card: closed with a plus, or open with a check once the course is in the cart. */
export function CardDoor({ isInCart, addLabel, removeLabel, onToggle }: CardDoorProps) {
  return (
    <Root
      type="button"
      aria-pressed={isInCart}
      aria-label={isInCart ? removeLabel : addLabel}
      onClick={onToggle}
    >
      {isInCart ? <CheckIcon /> : <PlusIcon />}
    </Root>
  );
}
