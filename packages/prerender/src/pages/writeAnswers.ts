import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeMarkup } from '@aulario/course-data/escapeMarkup';
import { foldText } from '@aulario/search';
import { pageDataId } from '../start/pageData.ts';
import { answerName, type PreparedAnswers } from '../start/preparedAnswers.ts';
import { dataBlock } from './dataBlock.ts';
import type { RenderedPage } from './prerenderPages.ts';
import { isCatalogue } from './render/structuredData.ts';

/** What takes the place of the page's own content (start/startSearched.ts). */
const answerHtml = ({ title, markup, data }: RenderedPage) =>
  `<!doctype html><title>${escapeMarkup(title)}</title><div id="root">${markup}</div>${dataBlock(`type="application/json" id="${pageDataId}"`, data)}`;

/** The text of a search that has found courses which say it; null for any other page. */
function questionOf({ data }: RenderedPage): string | null {
  if (!isCatalogue(data) || data.result instanceof Promise || data.result.status !== 'found') {
    return null;
  }
  const { total, damaged, correction } = data.result.value;
  return total > 0 && damaged === 0 && correction === null ? foldText(data.query.text) : null;
}

/** Writes answers into a folder of a build's assets that is named by what it holds. */
export function writeAnswers(folder: string, answers: Iterable<RenderedPage>): PreparedAnswers {
  const unnamed = join(folder, 'assets/answers');
  mkdirSync(unnamed, { recursive: true });
  const hash = createHash('sha256');
  const questions: string[] = [];
  for (const answer of answers) {
    const question = questionOf(answer);
    if (question === null) continue;
    const html = answerHtml(answer);
    hash.update(html);
    questions.push(question);
    writeFileSync(join(unnamed, `${answerName(question)}.html`), html);
  }
  const address = `/assets/answers-${hash.digest('base64url').slice(0, 8)}`;
  rmSync(join(folder, address), { recursive: true, force: true });
  renameSync(unnamed, join(folder, address));
  return { folder: address, questions: questions.sort() };
}
