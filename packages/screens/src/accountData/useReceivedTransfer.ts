import { useOwnRecords } from '@aulario/frame/session/useOwnRecords.ts';
import {
  clearParts,
  joinTransfer,
  openReceivedParts,
  type ParsedBackup,
  partsOfTransfer,
  readTransferPart,
  storePart,
} from '@aulario/my-courses/backup';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

export type ReceivedTransfer =
  | { readonly status: 'invalid' }
  /** The first part of a transfer, which is stored on request. */
  | { readonly status: 'offered'; readonly number: number; readonly partCount: number }
  /** The number of received parts. */
  | { readonly status: 'waiting'; readonly count: number; readonly partCount: number }
  | { readonly status: 'ready'; readonly parsed: ParsedBackup };

interface ReceivedTransferView {
  state: ReceivedTransfer;
  /** Stores an offered part; those of the same transfer then join it without being asked. */
  accept: () => void;
  clear: () => void;
  /** Whether an older transfer had to make room. */
  hasMadeRoom: boolean;
}

/** The transfer of the part in the address, joined with the parts that other tabs received. */
export function useReceivedTransfer(): ReceivedTransferView {
  const { hash } = useLocation();
  const records = useOwnRecords();
  const parts = useMemo(() => openReceivedParts(records), [records]);
  const { items } = useSyncExternalStore(parts.subscribe, parts.getSnapshot);
  const [joined, setJoined] = useState<{ id: string; parsed: ParsedBackup | null } | null>(null);
  const [hasMadeRoom, setHasMadeRoom] = useState(false);
  const part = useMemo(() => readTransferPart(hash.slice(1)), [hash]);

  useEffect(() => () => parts.dispose(), [parts]);

  const received = useMemo(() => {
    if (part === null) return [];
    return part.partCount === 1 ? [part] : partsOfTransfer(items, part.transferId);
  }, [items, part]);
  const isUnderWay = received.length > 0;

  const accept = () => setHasMadeRoom(storePart(parts, hash.slice(1), Date.now()) > 0);

  useEffect(() => {
    if (part !== null && part.partCount > 1 && isUnderWay) {
      storePart(parts, hash.slice(1), Date.now());
    }
  }, [hash, isUnderWay, part, parts]);

  useEffect(() => {
    if (part === null || received.length < part.partCount) return;
    let isCurrent = true;
    void joinTransfer(received).then((parsed) => {
      if (isCurrent) setJoined({ id: part.transferId, parsed });
    });
    return () => {
      isCurrent = false;
    };
  }, [part, received]);

  function stateOf(): ReceivedTransfer {
    if (part === null) return { status: 'invalid' };
    const { number, partCount } = part;
    if (joined?.id === part.transferId) {
      const { parsed } = joined;
      return parsed === null ? { status: 'invalid' } : { status: 'ready', parsed };
    }
    return isUnderWay
      ? { status: 'waiting', count: received.length, partCount }
      : { status: 'offered', number, partCount };
  }

  return {
    state: stateOf(),
    accept,
    clear: () => clearParts(parts, part?.transferId ?? ''),
    hasMadeRoom,
  };
}
