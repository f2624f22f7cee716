import { readWordFilter, typedWords } from '@aulario/search';
import { endWait } from './early/answered.ts';
import { readEarly } from './early/earlySearch.ts';
import { pageParsed } from './fetchPiece.ts';
import { growAnswer } from './growAnswer.ts';
import { followForeignChanges } from './hydrate/foreignChanges.ts';
import { keepPlace } from './hydrate/keepPlace.ts';
import { pageAttributes, rootAttributes } from './pageAttributes.ts';
import { pageDataId } from './pageData.ts';
import {
  answerName,
  foldQuestion,
  type PreparedAnswer,
  type PreparedAnswers,
  preparedId,
  typedMarks,
} from './preparedAnswers.ts';
import { readDataBlock } from './readDataBlock.ts';
import './startPrerendered.ts';

// Inlined in the pages whose content a search changes. Where the build has written the answer to the
// search in the address (pages/early/answerPages.ts), it is requested before anything else and takes the
// place of the page, which then waits for the application like any prerendered one. Every other search
// is answered from the catalogue's index (answerEarly.ts) or by the application.

const timeoutMs = 5000;

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

/** The answer with the text as typed; null if it does not come, or is that of another text. */
async function fetchAnswer(address: string, text: string): Promise<PreparedAnswer | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) return null;
  const query = new URLSearchParams({ q: text }).toString().slice(2);
  const answer: PreparedAnswer = JSON.parse(
    (await response.text())
      .replaceAll(typedMarks.text, () => JSON.stringify(text).slice(1, -1))
      .replaceAll(typedMarks.query, query)
      .replaceAll(typedMarks.nested, encodeURIComponent(query)),
  );
  return answer.asked.includes(foldQuestion(text)) ? answer : null;
}

/** Makes the page that of the answer. What a reader has typed meanwhile is kept. */
function show(root: HTMLElement, { elements, title, content, data }: PreparedAnswer) {
  const page = root.querySelectorAll('*');
  const json = document.getElementById(pageDataId)?.firstChild;
  // Without the mark the application has taken over; other elements are an extension's or a translator's.
  if (!json || page.length !== elements || rootAttributes(root).application === undefined) return;
  const shown = growAnswer(page, content);
  const restorePlace = keepPlace(root);
  root.replaceChildren(...shown);
  json.nodeValue = JSON.stringify(data);
  document.title = title;
  delete marks.outdated;
  restorePlace();
  followForeignChanges(root);
}

async function showAnswer(address: string, text: string) {
  marks.prepared = '';
  // Whatever is wrong with it, the application answers.
  const coming = fetchAnswer(address, text).catch(() => null);
  const [answer] = await Promise.all([coming, pageParsed()]);
  const root = document.getElementById('root');
  if (root && answer) show(root, answer);
  endWait();
}

function preload(href: string, marks: DOMStringMap = {}) {
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
const name = text && answerName(foldQuestion(text));
const addressOf = text === undefined ? undefined : readPrepared();
const address = name && addressOf?.(name);
if (text !== undefined && address) void showAnswer(address, text);
else if (text && name !== undefined) answerEarly(text, name);
