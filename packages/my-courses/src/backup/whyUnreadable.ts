import { isRecord } from '@aulario/course-data/reading';
import { sealedFormat } from '@aulario/local-data';
import { backupFormat } from './backup.ts';

/**
 * Why a file is no backup that can be read: it is one of a `newer` version, a part of one is `missing`,
 * or it is something `foreign`.
 */
export type UnreadableFile = 'newer' | 'missing' | 'foreign';

const ours = [backupFormat, sealedFormat];

/** How a backup begins, whole or not. */
const beginning = new RegExp(
  String.raw`^\s*\{\s*"format"\s*:\s*"(?:${ours.map(({ name }) => name).join('|')})"`,
  'u',
);

function contentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What a part is missing of is not JSON.
    return null;
  }
}

/** Says why a file that neither `parseBackup` nor `isEncryptedText` takes cannot be read. */
export function whyUnreadable(text: string): UnreadableFile {
  const content = contentOf(text);
  if (isRecord(content)) {
    const { format, version } = content;
    const known = ours.find(({ name }) => name === format);
    if (known === undefined) return 'foreign';
    return typeof version === 'number' && version > known.version ? 'newer' : 'missing';
  }
  return text.trim() === '' || beginning.test(text) ? 'missing' : 'foreign';
}
