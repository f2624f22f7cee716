import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { SignOutIcon } from '../../../components/icons/icons.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Panel, PanelPlace, panelButton } from '../../../components/Panel/panelParts.ts';
import { usePanel } from '../../../components/Panel/usePanel.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { controlsOnPage } from '../../../components/wall/controlsOnWall.ts';
import { color } from '../../../theme/color.ts';
import { border, size, space } from '../../../theme/scale.ts';
import { body, fontSize } from '../../../theme/type.ts';

export interface AccountMenuProps {
  /** The accessible name of the button and of the panel: 'Tu cuenta'. */
  label: string;
  /** The button's content, an `Avatar`. */
  avatar: ReactNode;
  links: readonly { label: string; href: string }[];
  /** A `LanguageSwitch`. */
  language: ReactNode;
  /** The choice of the theme: a `SelectField`. */
  theme?: ReactNode;
  /** Where the account's things are, in a few words. */
  status?: ReactNode;
  /** Absent for a visitor. */
  signOut?: { label: string; onSelect: () => void; isBusy?: boolean | undefined } | undefined;
}

const Opener = styled.button.withConfig({ shouldForwardProp: () => true })`
  ${panelButton}
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

const Menu = styled(Panel)`
  ${controlsOnPage}
  width: 250px;
  padding: ${space[2]};
`;

const row = css`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  width: 100%;
  min-height: ${size.control};
  padding: ${space[2]} ${space[4]};
  color: ${color.text};
  font: 400 ${fontSize.body} / 1.2 ${body};
  text-decoration: none;

  &:hover {
    background: ${color.linkSoft};
    box-shadow: inset ${border.sill} 0 0 ${color.link};
  }
  &:focus-visible { outline-offset: -3px; }
`;

const LinkRow = styled(Link)`
  ${row}
`;

const Theme = styled.div`
  padding: ${space[3]} ${space[4]} ${space[4]};
`;

const Status = styled.p`
  padding: ${space[2]} ${space[4]} ${space[4]};
  color: ${color.textMuted};
  font: 400 ${fontSize.small} / 1.35 ${body};

  &:empty { display: none; }
`;

const SignOut = styled(Button)`
  ${row}
  justify-content: start;
  margin: 0;
  border-top: ${border.rule} solid ${color.line};
`;

/**
 * A button that opens a panel with the account's links, language, theme and sign-out, for narrow
 * bars.
 */
export function AccountMenu(props: AccountMenuProps) {
  const { hasOpened, close, place, button, panel } = usePanel();
  const { signOut } = props;
  return (
    <PanelPlace {...place}>
      <Opener type="button" {...button}>
        <VisuallyHidden>{props.label}</VisuallyHidden>
        <span aria-hidden="true">{props.avatar}</span>
      </Opener>
      <Menu {...panel} role="group" aria-label={props.label}>
        {hasOpened && (
          <>
            {props.links.map(({ label, href }) => (
              <LinkRow key={href} href={href} onClick={close}>
                {label}
              </LinkRow>
            ))}
            {props.language}
            {props.theme !== undefined && <Theme>{props.theme}</Theme>}
            <Status>{props.status}</Status>
            {signOut && (
              <SignOut
                variant="quiet"
                icon={<SignOutIcon />}
                isBusy={signOut.isBusy}
                onClick={signOut.onSelect}
              >
                {signOut.label}
              </SignOut>
            )}
          </>
        )}
      </Menu>
    </PanelPlace>
  );
}
