import { readWordFilter, typedWords } from '@aulario/search';
import { readDataBlock } from './dataBlock.ts';
import { endWait } from './early/answered.ts';
import { readEarly } from './early/earlySearch.ts';
import { pageAttributes } from './pageAttributes.ts';
import {
  answerName,
  foldQuestion,
  type LinkAttributes,
  type PreparedAnswers,
  preparedId,
} from './preparedAnswers.ts';
import './startPrerendered.ts';

// Inlined in the pages whose content a search changes. Where the build has written the answer to the
// search in the address (pages/early/answerPages.ts), it is requested before anything else, and shown by what
// follows the content (endSearched.ts). Every other search is answered from the catalogue's index
// (answerEarly.ts) or by the application.

const marks = pageAttributes();

/** The text of the address; undefined where it has filters or an order as well. */
function searchedText(): string | undefined {
  const [[name, text] = [], another] = [...new URLSearchParams(location.search)];
  return name === 'q' && another === undefined ? text?.trim() : undefined;
}

/** What returns the address of the answer with a name, which may be there; undefined without answers. */
function readPrepared(): ((name: string) => string | undefined) | undefined {
  const prepared = readDataBlock<PreparedAnswers>(preparedId);
  if (prepared === null) return undefined;
  const { folder, names } = prepared;
  const isPrepared = readWordFilter(Uint8Array.from(atob(names), (byte) => byte.charCodeAt(0)));
  return (name) =>
    name !== '' && isPrepared(name) ? `${folder}/${encodeURIComponent(name)}.json` : undefined;
}

/** So many answers to parts of a search are requested; further ones have few of its courses. */
const maxParts = 3;

/** The addresses of answers to parts of a name, the longest first, which say each word once. */
function partAddresses(name: string): string[] {
  const words = name.split('-');
  const runs = words
    .flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1)))
    .sort((a, b) => b.length - a.length);
  const said = new Set<string>();
  const addresses: string[] = [];
  for (const run of runs) {
    if (addresses.length === maxParts || run.every((word) => said.has(word))) continue;
    const address = addressOf?.(run.join('-'));
    if (address === undefined) continue;
    addresses.push(address);
    for (const word of run) said.add(word);
  }
  return addresses;
}

function preload(href: string, marks: LinkAttributes = {}) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  Object.assign(link.dataset, marks);
  document.head.append(link);
}

/** Requests all that the page needs to answer by itself. */
function answerEarly(text: string, name: string) {
  const early = readEarly();
  if (early === null) return;
  const { script, index, filterWords } = early;
  if (typedWords(text).some(({ word }) => filterWords.includes(word))) return;
  marks.prepared = '';
  preload(index);
  import(/* @vite-ignore */ script).catch(endWait);
  for (const address of partAddresses(name)) preload(address, { part: '' });
}

const text = marks.outdated === 'search' ? searchedText() : undefined;
const asked = foldQuestion(text ?? '');
const name = answerName(asked);
const addressOf = text === undefined ? undefined : readPrepared();
const address = addressOf?.(name);
if (text && address !== undefined) {
  marks.prepared = '';
  preload(address, { text, asked });
} else if (text) answerEarly(text, name);
