import { FileButton } from '@aulario/frame/form/FileButton.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, Dialog, DialogActions, Note, Spinner } from '@aulario/ui';
import { useState } from 'react';
import { HistoryColumns } from './HistoryColumns.tsx';
import { HistorySummary } from './HistorySummary.tsx';
import { useHistoryImport } from './useHistoryImport.ts';

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
