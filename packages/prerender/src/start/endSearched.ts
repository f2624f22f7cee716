import { endWait } from './early/answered.ts';
import './endPrerendered.ts';
import { pageParsed } from './fetchPiece.ts';
import { growAnswer } from './growAnswer.ts';
import { followForeignChanges } from './hydrate/foreignChanges.ts';
import { keepPlace } from './hydrate/keepPlace.ts';
import { pageAttributes, rootAttributes } from './pageAttributes.ts';
import { pageDataId } from './pageData.ts';
import {
  answerLink,
  type LinkAttributes,
  type PreparedAnswer,
  typedMarks,
} from './preparedAnswers.ts';

// Inlined in the pages whose content a search changes, after their content. Puts the answer that was requested
// (startSearched.ts) in the place of the page, which then waits for the application like any prerendered one.

const timeoutMs = 5000;

/** The answer with the text as typed; null if it does not come, or is that of another text. */
async function fetchAnswer(link: HTMLLinkElement): Promise<PreparedAnswer | null> {
  const { text = '', asked = '' } = link.dataset as LinkAttributes;
  const response = await fetch(link.href, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) return null;
  const query = new URLSearchParams({ q: text }).toString().slice(2);
  const answer: PreparedAnswer = JSON.parse(
    (await response.text())
      .replaceAll(typedMarks.text, () => JSON.stringify(text).slice(1, -1))
      .replaceAll(typedMarks.query, query)
      .replaceAll(typedMarks.nested, encodeURIComponent(query)),
  );
  return answer.asked.includes(asked) ? answer : null;
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
  delete pageAttributes().outdated;
  restorePlace();
  followForeignChanges(root);
}

async function showAnswer(link: HTMLLinkElement) {
  // Whatever is wrong with it, the application answers.
  const coming = fetchAnswer(link).catch(() => null);
  const [answer] = await Promise.all([coming, pageParsed()]);
  const root = document.getElementById('root');
  if (root && answer) show(root, answer);
  endWait();
}

const link = document.head.querySelector<HTMLLinkElement>(answerLink);
if (link) void showAnswer(link);
