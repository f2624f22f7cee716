import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';

const noticeDelayMs = 10_000;

export interface LongWaitProps {
  /** The message after ten seconds. */
  message: string;
  reloadLabel: string;
  onReload: () => void;
}

/** Announces a long wait and offers a reload, because a hanging request never ends. */
export function LongWait({ message, reloadLabel, onReload }: LongWaitProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), noticeDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <>
      <Note tone="info" role="alert">
        {message}
      </Note>
      <Button onClick={onReload}>{reloadLabel}</Button>
    </>
  );
}
