import { textHash } from '@aulario/course-data/records';
import { withoutInvisible } from '@aulario/safe-url';
import { packText, unpackText } from '../link/packedText.ts';
import {
  type Backup,
  maxBackupChars,
  type ParsedBackup,
  parseBackup,
  writeBackup,
} from './backup.ts';

/** One part of a transfer to another device: the content of one link or QR code. */
export interface TransferPart {
  /** The hash of the whole transfer; equal in all of its parts. */
  readonly transferId: string;
  /** The 1-based number of the part. */
  readonly number: number;
  readonly partCount: number;
  readonly data: string;
}

/** The maximum number of parts of a transfer that are received one by one. */
const maxParts = 50;

/** The maximum length of such a part's fragment in characters. */
export const maxFragmentChars = 2000;

const fragmentPattern = /^([0-9a-f]{16})\.([1-9]\d{0,3})\.([1-9]\d{0,3})\.([\w-]+)/;

const withoutLastSigns = (text: string) => text.replace(/[-_]+$/, '');

/** Cuts a packed text into parts that end in a letter or a digit, which messengers keep. */
function cut(packed: string, maxChars: number): string[] {
  const parts: string[] = [];
  for (let start = 0; start < packed.length; ) {
    const candidate = packed.slice(start, start + maxChars);
    const part = withoutLastSigns(candidate) || candidate;
    parts.push(part);
    start += part.length;
  }
  return parts;
}

/**
 * Encodes a backup as fragments of links, without '#': deflated, in base64url, split into parts of
 * at most `maxPartChars` characters of data. Contains no data of the account itself.
 */
export async function writeTransfer(
  backup: Omit<Backup, 'account'>,
  maxPartChars: number,
): Promise<readonly string[]> {
  const account = { email: '', displayName: '', photoUrl: '' };
  const packed = await packText(writeBackup({ account, ...backup }));
  const parts = cut(packed, maxPartChars);
  const transferId = textHash(packed);
  return parts.map((data, index) => [transferId, index + 1, parts.length, data].join('.'));
}

/**
 * Parses one fragment of {@link writeTransfer}, whatever was appended to its link; null for anything
 * else.
 */
export function readTransferPart(fragment: string): TransferPart | null {
  const [, transferId = '', number, partCount, data = ''] =
    fragmentPattern.exec(withoutInvisible(fragment)) ?? [];
  const part = { transferId, number: Number(number), partCount: Number(partCount), data };
  const isBounded =
    part.partCount === 1 || (part.partCount <= maxParts && fragment.length <= maxFragmentChars);
  return data !== '' && part.number <= part.partCount && isBounded ? part : null;
}

/**
 * Joins the parts of one transfer, in any order; null unless all of them are present and intact.
 */
export async function joinTransfer(parts: readonly TransferPart[]): Promise<ParsedBackup | null> {
  const ordered = parts.toSorted((a, b) => a.number - b.number);
  const data = ordered.map((part) => part.data);
  // A messenger may have appended its own signs; parts of an older version may end in such.
  const packed = [data, data.map(withoutLastSigns)]
    .map((each) => each.join(''))
    .find((each) => textHash(each) === ordered[0]?.transferId);
  if (packed === undefined) return null;
  const text = await unpackText(packed, maxBackupChars);
  return text === null ? null : parseBackup(text);
}
