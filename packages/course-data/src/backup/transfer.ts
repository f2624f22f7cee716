import { textHash } from '../course/textHash.ts';
import { packText, unpackText } from '../link/packedText.ts';
import { type Backup, maxBackupChars, parseBackup, writeBackup } from './backup.ts';

/** A part of what moves to another device, as one link or one picture carries it. */
export interface TransferPart {
  /** The same in all parts of one transfer: what they are together, hashed. */
  readonly transferId: string;
  /** From 1. */
  readonly number: number;
  readonly partCount: number;
  readonly data: string;
}

const fragmentPattern = /^([0-9a-f]{16})\.([1-9]\d{0,3})\.([1-9]\d{0,3})\.([\w-]+)$/;

/**
 * What a browser keeps of somebody as the fragments of links, without '#': deflated, in base64url,
 * cut into parts. The account stays behind: what moves is what was put aside.
 *
 * @param maxPartChars - As long as the data of one part may be.
 */
export async function writeTransfer(
  backup: Omit<Backup, 'account'>,
  maxPartChars: number,
): Promise<readonly string[]> {
  const account = { email: '', displayName: '', photoUrl: '' };
  const packed = await packText(writeBackup({ account, ...backup }));
  const partCount = Math.ceil(packed.length / maxPartChars);
  const transferId = textHash(packed);
  return Array.from({ length: partCount }, (_, index) => {
    const data = packed.slice(index * maxPartChars, (index + 1) * maxPartChars);
    return [transferId, index + 1, partCount, data].join('.');
  });
}

/** Null for what {@link writeTransfer} has not written. */
export function readTransferPart(fragment: string): TransferPart | null {
  const [, transferId = '', number, partCount, data = ''] = fragmentPattern.exec(fragment) ?? [];
  const part = { transferId, number: Number(number), partCount: Number(partCount), data };
  return data !== '' && part.number <= part.partCount ? part : null;
}

/** What all parts of one transfer say together, in any order; null unless every one is whole. */
export async function joinTransfer(parts: readonly TransferPart[]): Promise<Backup | null> {
  const ordered = parts.toSorted((a, b) => a.number - b.number);
  const packed = ordered.map(({ data }) => data).join('');
  if (textHash(packed) !== ordered[0]?.transferId) return null;
  const text = await unpackText(packed, maxBackupChars);
  return text === null ? null : parseBackup(text);
}
