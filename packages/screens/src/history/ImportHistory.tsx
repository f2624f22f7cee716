import { useOwnedActions } from '@aulario/course-view/kept/useSaved.ts';
import { FileButton } from '@aulario/frame/form/FileButton.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { reportUnforeseen } from '@aulario/frame/services/reportUnforeseen.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { findExistingCourse } from '@aulario/my-courses/add';
import type {
  HistoryField,
  HistoryMapping,
  HistoryTable,
  ImportedHistory,
} from '@aulario/my-courses/history';
import { Button, Dialog, DialogActions, Note, SelectField, Spinner, space } from '@aulario/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';

/** The maximum size of a file in bytes, far above that of a long list. */
const maxFileBytes = 5 * 2 ** 20;

type FileProblem = 'none' | 'too-big' | 'no-courses' | 'failed';

type Step =
  | { at: 'file'; problem: FileProblem }
  | { at: 'columns'; table: HistoryTable }
  | { at: 'matching' }
  | { at: 'summary'; imported: ImportedHistory; unreadRows: number };

const firstStep: Step = { at: 'file', problem: 'none' };

/** The parser is loaded with the first file. */
const loadHistory = () => import('@aulario/my-courses/history');

/** The steps of an import to 'My courses': choose a file, map its columns, preview, confirm. */
function useHistoryImport(onDone: () => void) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const { catalogue, report } = useServices();
  const owned = useOwnedActions();
  const [step, setStep] = useState<Step>(firstStep);
  // Numbers the attempts, so that the result of an abandoned one is ignored.
  const run = useRef(0);

  async function attempt(work: () => Promise<Step>): Promise<void> {
    run.current += 1;
    const own = run.current;
    const next = await work().catch((error: unknown): Step => {
      reportUnforeseen(report, error, 'history');
      return { at: 'file', problem: 'failed' };
    });
    if (run.current === own) setStep(next);
  }

  async function matched(table: HistoryTable, mapping: HistoryMapping): Promise<Step> {
    setStep({ at: 'matching' });
    const { importHistory, historyRows } = await loadHistory();
    const rows = historyRows(table, mapping, Date.now());
    const find = (address: string, title: string) => findExistingCourse(catalogue, address, title);
    const imported = await importHistory(rows, find, owned.has);
    return { at: 'summary', imported, unreadRows: table.unreadRows };
  }

  const read = (file: File) =>
    attempt(async () => {
      if (file.size > maxFileBytes) return { at: 'file', problem: 'too-big' };
      const { readHistoryFile } = await loadHistory();
      const table = readHistoryFile(new Uint8Array(await file.arrayBuffer()));
      if (table === null) return { at: 'file', problem: 'no-courses' };
      return table.kind === 'table' ? { at: 'columns', table } : matched(table, table.mapping);
    });

  const take = (imported: ImportedHistory) => {
    const courses = [...imported.matched, ...imported.own];
    const count = owned.restore(courses).filter(({ problem }) => problem === 'none').length;
    const unstored = courses.length - count;
    const message = () => {
      const brought = text('history.brought', { count });
      return unstored === 0
        ? brought
        : `${brought} ${text('history.unstored', { count: unstored })}`;
    };
    offerUndo(message, () => {
      for (const { course } of courses) owned.remove(course.id);
    });
    close();
  };
  const close = () => {
    run.current += 1;
    setStep(firstStep);
    onDone();
  };

  return {
    step,
    read,
    name: (table: HistoryTable, mapping: HistoryMapping) => attempt(() => matched(table, mapping)),
    take,
    close,
  };
}

interface HistorySummaryProps {
  imported: ImportedHistory;
  /** The number of omitted rows beyond the maximum. */
  unreadRows: number;
  onTake: () => void;
}

/** A preview of the import: the courses that were found, and each refused row with the reason. */
function HistorySummary({ imported, unreadRows, onTake }: HistorySummaryProps) {
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

const Form = styled.form`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[4]};
`;

interface HistoryColumnsProps {
  table: HistoryTable;
  onConfirm: (mapping: HistoryMapping) => void;
}

/** The guessed fields of a table's columns, to confirm or correct. */
function HistoryColumns({ table, onConfirm }: HistoryColumnsProps) {
  const text = useTranslate();
  const [mapping, setMapping] = useState(table.mapping);
  const [example = []] = table.rows;
  const choose = (chosen: HistoryField, value: string) => {
    const column = value === '' ? null : Number(value);
    setMapping(mapping.map((each) => (each.field === chosen ? { ...each, column } : each)));
  };
  const isUseful = mapping.some(
    ({ field, column }) => column !== null && (field === 'title' || field === 'address'),
  );

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isUseful) onConfirm(mapping);
      }}
    >
      {!table.isEncodingCertain && <Note tone="info">{text('history.encodingUnsure')}</Note>}
      <p>{text('history.columns')}</p>
      {mapping.map(({ field, column }) => (
        <SelectField
          key={field}
          label={text(`history.field.${field}`)}
          hint={column === null ? undefined : example[column]?.slice(0, 80) || undefined}
          error={field === 'title' && !isUseful ? text('history.columnNeeded') : undefined}
          value={column ?? ''}
          options={[
            { value: '', label: text('history.noColumn') },
            ...table.columns.map((name, index) => ({ value: String(index), label: name })),
          ]}
          onChange={({ currentTarget }) => choose(field, currentTarget.value)}
        />
      ))}
      <DialogActions>
        <Button type="submit">{text('history.next')}</Button>
      </DialogActions>
    </Form>
  );
}

/**
 * Imports the courses that the reader owns on other platforms from a file; nothing leaves the
 * browser.
 */
export function ImportHistory() {
  const text = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { step, read, name, take, close } = useHistoryImport(() => setOpen(false));

  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {text('history.open')}
      </Button>
      <Dialog isOpen={isOpen} title={text('history.open')} onClose={close}>
        {step.at === 'file' && (
          <>
            <p>{text('history.text')}</p>
            <p>{text('history.private')}</p>
            {step.problem !== 'none' && (
              <Note tone="danger">{text(`history.problem.${step.problem}`)}</Note>
            )}
            <DialogActions>
              <FileButton
                label={text('history.file')}
                accept="application/json,.json,text/csv,.csv,text/plain,.txt"
                onFile={(file) => void read(file)}
              >
                {text('history.choose')}
              </FileButton>
            </DialogActions>
          </>
        )}
        {step.at === 'columns' && (
          <HistoryColumns
            table={step.table}
            onConfirm={(mapping) => void name(step.table, mapping)}
          />
        )}
        {step.at === 'matching' && (
          <p role="status">
            <Spinner /> <span>{text('history.matching')}</span>
          </p>
        )}
        {step.at === 'summary' && (
          <HistorySummary
            imported={step.imported}
            unreadRows={step.unreadRows}
            onTake={() => take(step.imported)}
          />
        )}
        <DialogActions>
          <Button variant="ghost" onClick={close}>
            {text('common.cancel')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
