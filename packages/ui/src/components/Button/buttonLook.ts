import { css, styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, radius, size, space, transition } from '../../theme/scale.ts';
import { type } from '../../theme/type.ts';

/**
 * `primary` the one action of a group; `accent` the one on a wall; `ghost` beside another; `danger`
 * deletes; `quiet` reads like a link; `ink` on the landing page's call to action.
 */
export type ButtonVariant = 'primary' | 'accent' | 'ghost' | 'danger' | 'quiet' | 'ink';

/** `medium` is 44 px high, `big` 56. */
export type ButtonSize = 'medium' | 'big';

export interface ButtonLookProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

const plane = (background: string, text: string, hover: string) => css`
  background: ${background};
  color: ${text};
  &:hover, &[aria-busy='true'] { background: ${hover}; }
`;

const outline = (text: string, line: string, hover: string) => css`
  ${plane('transparent', text, hover)}
  box-shadow: inset 0 0 0 ${border.control} ${line};
`;

const variants = {
  primary: plane(color.primary, color.onPrimary, color.primaryStrong),
  accent: plane(color.accent, color.onAccent, color.accentStrong),
  ghost: outline(
    `var(--control-text, ${color.text})`,
    `var(--control-text, ${color.lineStrong})`,
    `var(--control-hover, ${color.subtle})`,
  ),
  danger: outline(color.danger, 'currentColor', color.dangerSoft),
  // Its label is aligned with surrounding text.
  quiet: css`
    margin-inline-start: -${space[3]};
    padding-inline: ${space[3]};
    background: none;
    color: var(--control-text, ${color.link});
    text-decoration: underline;
    text-decoration-thickness: ${border.hairline};
    text-underline-offset: 0.2em;
    &:hover { text-decoration-thickness: ${border.line}; }
  `,
  ink: css`
    ${plane(color.ctaBtn, color.ctaBtnText, color.ctaBtn)}
    &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  medium: css`min-height: ${size.touch}; padding: ${space[3]} ${space[6]}; ${type.button}`,
  big: css`min-height: ${size.field}; padding: ${space[4]} ${space[6]}; ${type.buttonBig}`,
} satisfies Record<ButtonSize, ReturnType<typeof css>>;

/** The styles of a button, also for links. */
export const buttonLook = css<ButtonLookProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border: 0;
  border-radius: ${radius.button};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${transition(['background-color', 'color'])}
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  @media screen and (forced-colors: active) { border: ${border.line} solid; }
`;

/** The label beside an icon: an element of its own, since a translator may replace a text. */
export const ButtonLabel = styled.span`
  display: inline-flex;
  align-items: center;
  gap: inherit;
`;
