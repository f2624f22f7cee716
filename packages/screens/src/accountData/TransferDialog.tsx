import { readPreferredCategory } from '@aulario/course-data';
import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { LinkField } from '@aulario/frame/share/LinkField.tsx';
import { writeTransfer } from '@aulario/my-courses/backup';
import { Button, Dialog, DialogActions } from '@aulario/ui';
import { useCallback, useRef, useState } from 'react';
import { QrCode } from './QrCode.tsx';
import { useBackupStore } from './useBackupStore.ts';

/** The maximum length of a QR code's content that phones read reliably, in characters. */
const maxQrChars = 900;

/** The maximum number of QR codes; above it only a link is offered. */
const maxQrCodes = 8;

/** A link contains everything, since it has no such limit. */
const maxLinkChars = Number.MAX_SAFE_INTEGER;

interface Transfer {
  readonly link: string;
  /** The links of the QR codes. */
  readonly codes: readonly string[];
}

/** Transfers all records to another device: as QR codes to scan, or as a link. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const text = useTranslate();
  const { storage } = useServices();
  const { language } = useLanguage();
  const { present } = useBackupStore();
  const records = useRef(present());
  const closeButton = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(0);

  const load = useCallback(async (): Promise<Transfer> => {
    const category = readPreferredCategory(storage);
    const backup = { ...records.current, category, language };
    const begin = `${window.location.origin}${inLanguage(paths.receive, language)}#`;
    const [[whole = ''], parts] = await Promise.all([
      writeTransfer(backup, maxLinkChars),
      writeTransfer(backup, maxQrChars),
    ]);
    return { link: begin + whole, codes: parts.map((part) => begin + part) };
  }, [language, storage]);
  const { state, retry } = useLoad(load, { context: 'transfer' });
  const transfer = state.status === 'ready' ? state.value : null;

  const codes = transfer?.codes ?? [];
  const count = codes.length;
  const code = codes[shown];
  return (
    <Dialog isOpen title={text('transfer.title')} onClose={onClose}>
      <p>{text('transfer.text')}</p>
      {transfer === null && (
        <p role="status">
          {text(state.status === 'failed' ? 'transfer.failed' : 'transfer.preparing')}
        </p>
      )}
      {count > maxQrCodes && <p>{text('transfer.tooMany', { count })}</p>}
      {count <= maxQrCodes && code !== undefined && (
        <>
          <p role="status">{count > 1 && text('transfer.codeOf', { number: shown + 1, count })}</p>
          <QrCode value={code} label={text('transfer.code', { number: shown + 1, count })} />
          {count > 1 && (
            <DialogActions>
              <Button onClick={() => setShown((shown + 1) % count)}>{text('transfer.next')}</Button>
            </DialogActions>
          )}
        </>
      )}
      {transfer !== null && <LinkField label={text('common.link')} link={transfer.link} />}
      <DialogActions>
        {state.status === 'failed' && (
          <Button
            onClick={() => {
              // The pressed button is removed afterwards, so the focus moves first.
              closeButton.current?.focus();
              retry();
            }}
          >
            {text('common.retry')}
          </Button>
        )}
        <Button ref={closeButton} variant="ghost" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
