import {
  type Backup,
  clearParts,
  joinTransfer,
  partsOfTransfer,
  readTransferPart,
  storePart,
} from '@aulario/course-data/backup';
import { textCodec } from '@aulario/local-data';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useOwnRecords } from '../session/useOwnRecords.ts';

export type ReceivedTransfer =
  | { readonly status: 'invalid' }
  /** The number of received parts. */
  | { readonly status: 'waiting'; readonly count: number; readonly partCount: number }
  | { readonly status: 'ready'; readonly backup: Backup };

/** The transfer of the part in the address, joined with the parts that other tabs received. */
export function useReceivedTransfer(): { state: ReceivedTransfer; clear: () => void } {
  const { hash } = useLocation();
  const records = useOwnRecords();
  const parts = useMemo(() => records.open('transfer-parts', textCodec), [records]);
  const { items } = useSyncExternalStore(parts.subscribe, parts.getSnapshot);
  const [joined, setJoined] = useState<{ id: string; backup: Backup | null } | null>(null);
  const part = useMemo(() => readTransferPart(hash.slice(1)), [hash]);

  useEffect(() => () => parts.dispose(), [parts]);

  useEffect(() => {
    if (part !== null) storePart(parts, hash.slice(1), part);
  }, [hash, part, parts]);

  const received = useMemo(
    () => (part === null ? [] : partsOfTransfer(items.values(), part.transferId)),
    [items, part],
  );

  useEffect(() => {
    if (part === null || received.length < part.partCount) return;
    let isCurrent = true;
    void joinTransfer(received).then((backup) => {
      if (isCurrent) setJoined({ id: part.transferId, backup });
    });
    return () => {
      isCurrent = false;
    };
  }, [part, received]);

  const clear = () => clearParts(parts);
  if (part === null) return { state: { status: 'invalid' }, clear };
  if (joined?.id !== part.transferId) {
    const { partCount } = part;
    return { state: { status: 'waiting', count: received.length, partCount }, clear };
  }
  const { backup } = joined;
  return { state: backup === null ? { status: 'invalid' } : { status: 'ready', backup }, clear };
}
