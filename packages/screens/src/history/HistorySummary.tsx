import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { ImportedHistory } from '@aulario/my-courses/history';
import { Button, DialogActions } from '@aulario/ui';

interface HistorySummaryProps {
  imported: ImportedHistory;
  /** The number of omitted rows beyond the maximum. */
  unreadRows: number;
  onTake: () => void;
}

/** A preview of the import: the courses that were found, and each refused row with the reason. */
export function HistorySummary({ imported, unreadRows, onTake }: HistorySummaryProps) {
  const text = useTranslate();
  const { matched, own, refused, unreadDates, unreadPrices } = imported;
  const count = matched.length + own.length;
  const summary = [text('history.summary', { matched: matched.length, own: own.length })];
  if (unreadRows > 0) summary.push(text('history.unreadRows', { count: unreadRows }));
  return (
    <>
      <p role="status">{summary.join(' ')}</p>
      {unreadDates > 0 && <p>{text('history.unreadDates', { count: unreadDates })}</p>}
      {unreadPrices > 0 && <p>{text('history.unreadPrices', { count: unreadPrices })}</p>}
      {refused.length > 0 && (
        <details>
          <summary>{text('history.refused', { count: refused.length })}</summary>
          <ul>
            {refused.map(({ row, refusal }) => (
              <li key={row.rowNumber}>
                {text('history.refusedRow', {
                  row: row.rowNumber,
                  title: row.title === '' ? row.address.slice(0, 80) : row.title,
                  why: text(`history.refusal.${refusal}`),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {count > 0 && (
        <DialogActions>
          <Button onClick={onTake}>{text('history.take', { count })}</Button>
        </DialogActions>
      )}
    </>
  );
}
