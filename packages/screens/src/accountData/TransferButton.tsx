import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button } from '@aulario/ui';
import { useState } from 'react';
import { TransferDialog } from './TransferDialog.tsx';

/** Opens the transfer to another device. */
export function TransferButton() {
  const text = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {text('transfer.title')}
      </Button>
      {isOpen && <TransferDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
