import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, space } from '../../theme/scale.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/ownIcons.tsx';

export type NoteTone = 'info' | 'success' | 'danger';

export interface NoteProps {
  tone: NoteTone;
  /** `status` for news, `alert` for failures; none when the note is rendered from the start. */
  role?: 'status' | 'alert' | undefined;
  children: ReactNode;
}

const tones = {
  info: css`border-color: ${color.link}; background: ${color.linkSoft};`,
  success: css`border-color: ${color.success}; background: ${color.successSoft};`,
  danger: css`border-color: ${color.danger}; background: ${color.dangerSoft};`,
} satisfies Record<NoteTone, ReturnType<typeof css>>;

const icons = { info: InfoIcon, success: CheckIcon, danger: WarningIcon };

const Root = styled.div<{ $tone: NoteTone }>`
  display: flex;
  gap: ${space[4]};
  padding: ${space[4]} ${space[5]};
  border-inline-start: ${border.threshold} solid;
  color: ${color.text};
  line-height: 1.4;
  ${({ $tone }) => tones[$tone]}

  & > svg { margin-top: ${space[1]}; }
  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; border-inline-start-width: ${border.threshold}; }
`;

const Body = styled.div`
  min-width: 0;
  text-wrap: pretty;
`;

/** A message within the page: information, a success or a failure. */
export function Note({ tone, role, children }: NoteProps) {
  const Icon = icons[tone];
  return (
    <Root role={role} $tone={tone}>
      <Icon />
      <Body>{children}</Body>
    </Root>
  );
}
