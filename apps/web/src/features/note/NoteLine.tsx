import { below, CloseIcon, color, IconButton, InfoIcon } from '@aulario/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../language/useTranslate.ts';
import { useServices } from '../services/Services.tsx';
import { isRecent, type NoteKey, storeMoment } from './storedMoment.ts';

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  margin-bottom: 14px;
  padding-inline: 12px 2px;
  border-left: 6px solid ${color.link};
  background: ${color.linkSoft};
  line-height: 1.3;

  & > svg { flex: none; }
  ${below('text')} {
    gap: 0;
    & > svg { display: none; }
  }
  @media (forced-colors: active) { border: 2px solid CanvasText; }
`;

/** One line, truncated if too long. */
export const NoteWords = styled.p`
  flex: 1;
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Hidden in narrow notes. */
export const NoteMore = styled.span`
  ${below('text')} { display: none; }
`;

/** How long a dismissed note stays hidden, in milliseconds: 7 days. */
const dismissalMs = 7 * 24 * 60 * 60 * 1000;

interface NoteLineProps {
  label: string;
  /** The storage key of the time of dismissal. */
  dismissedKey: NoteKey;
  /** Instead of for seven days. */
  isDismissedForGood?: boolean;
  children: ReactNode;
}

/** The single note above a screen, on one line, until it is dismissed. */
export function NoteLine({
  label,
  dismissedKey,
  isDismissedForGood = false,
  children,
}: NoteLineProps) {
  const text = useTranslate();
  const { storage } = useServices();
  const [isDismissed, setIsDismissed] = useState(() => {
    const durationMs = isDismissedForGood ? Number.POSITIVE_INFINITY : dismissalMs;
    return isRecent(storage, dismissedKey, durationMs, Date.now());
  });
  if (isDismissed) return null;

  const dismiss = () => {
    storeMoment(storage, dismissedKey, Date.now());
    setIsDismissed(true);
  };

  return (
    <Root aria-label={label}>
      <InfoIcon />
      {children}
      <IconButton label={text('note.dismiss')} icon={<CloseIcon />} onClick={dismiss} />
    </Root>
  );
}
