import { pageAttributes } from '../pageAttributes.ts';

/** Dispatched on `#root` when the answer is shown, or does not come. */
export const answeredEvent = 'aulario:answered';

/** Says that the page no longer waits for an answer; only once. */
export function endWait(): void {
  const marks = pageAttributes();
  if (marks.prepared === undefined) return;
  delete marks.prepared;
  document.getElementById('root')?.dispatchEvent(new Event(answeredEvent));
}
