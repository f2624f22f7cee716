import { foldText } from '@aulario/search';
import { fetchPiece, pageParsed } from './fetchPiece.ts';
import { followForeignChanges } from './hydrate/foreignChanges.ts';
import { keepPlace } from './hydrate/keepPlace.ts';
import { pageAttributes, rootAttributes } from './pageAttributes.ts';
import { pageDataId } from './pageData.ts';
import { answeredEvent, answerName, type PreparedAnswers, preparedId } from './preparedAnswers.ts';
import './startPrerendered.ts';

// Inlined in the pages whose content a search changes. Where the build has written the answer to the
// search in the address (pages/answerPages.ts), it is requested before anything else and takes the
// place of the page, which then waits for the application like any prerendered one. Every other search
// is answered by the application.

const timeoutMs = 5000;

const marks = pageAttributes();

/** The address of the answer; undefined for a search that has none, or that has filters or an order. */
function answerAddress(): string | undefined {
  const [[name, text = ''] = [], another] = [...new URLSearchParams(location.search)];
  const block = document.getElementById(preparedId);
  if (name !== 'q' || another !== undefined || block === null) return undefined;
  const { folder, questions }: PreparedAnswers = JSON.parse(block.textContent);
  const question = foldText(text).trim().replace(/\s+/g, ' ');
  return questions.includes(question) ? `${folder}/${answerName(question)}` : undefined;
}

/** Makes the page that of the answer. What a reader has typed meanwhile is kept. */
function show(root: HTMLElement, answer: Document) {
  const shown = answer.getElementById('root');
  const data = answer.getElementById(pageDataId);
  // Without the mark the application has taken over.
  if (shown === null || data === null || rootAttributes(root).application === undefined) return;
  const restorePlace = keepPlace(root);
  root.replaceChildren(...shown.childNodes);
  document.getElementById(pageDataId)?.replaceWith(data);
  document.title = answer.title;
  delete marks.outdated;
  restorePlace();
  followForeignChanges(root);
}

async function showAnswer(address: string) {
  marks.prepared = '';
  const [answer] = await Promise.all([fetchPiece(address, timeoutMs), pageParsed()]);
  const root = document.getElementById('root');
  if (root && answer) show(root, answer);
  delete marks.prepared;
  root?.dispatchEvent(new Event(answeredEvent));
}

const address = marks.outdated === 'search' ? answerAddress() : undefined;
if (address !== undefined) void showAnswer(address);
