import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useModal } from '../modal/useModal.ts';
import { controlsOnPage } from '../wall/controlsOnWall.ts';

export interface SheetProps {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  /** The content; it scrolls when it does not fit. */
  children: ReactNode;
  /** Buttons at the bottom, always visible. */
  actions: ReactNode;
  /** Called on Escape, the close button and a press outside: the caller sets `isOpen` to false. */
  onClose: () => void;
}

const Root = styled.dialog`
  width: 100%;
  max-width: none;
  max-height: 88dvh;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-bottom: ${border.threshold} solid ${color.primary};
  background: ${color.surface};
  ${controlsOnPage}

  &[open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; }
  &::backdrop { background: ${color.scrim}; }
  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
`;

const Head = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[4]};
  padding-inline: ${space[5]} ${space[4]};
  border-bottom: ${border.rule} solid ${color.line};
`;

const Title = styled.h2`
  ${type.h3}
`;

const Content = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
`;

const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]} max(${space[4]}, env(safe-area-inset-bottom));
  border-top: ${border.rule} solid ${color.line};

  > * { margin: 0; }
`;

/** A modal sheet at the bottom of a small screen, for more choices than fit a dialog. */
export function Sheet({ isOpen, title, closeLabel, children, actions, onClose }: SheetProps) {
  const modal = useModal(isOpen, onClose);
  const titleId = useId();
  return (
    <Root {...modal} aria-labelledby={titleId}>
      {isOpen && (
        <>
          <Head>
            <Title id={titleId}>{title}</Title>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </Head>
          <Content>{children}</Content>
          <Actions>{actions}</Actions>
        </>
      )}
    </Root>
  );
}
