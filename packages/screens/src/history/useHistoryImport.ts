import { useOwnedActions } from '@aulario/course-view/kept/useSaved.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { reportUnforeseen } from '@aulario/frame/services/reportUnforeseen.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { findExistingCourse } from '@aulario/my-courses/add';
import type { HistoryMapping, HistoryTable, ImportedHistory } from '@aulario/my-courses/history';
import { useRef, useState } from 'react';

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
export function useHistoryImport(onDone: () => void) {
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
    const brought = text('history.brought', { count });
    const message =
      unstored === 0 ? brought : `${brought} ${text('history.unstored', { count: unstored })}`;
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
