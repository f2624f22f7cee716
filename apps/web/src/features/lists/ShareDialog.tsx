import type { CourseList } from '@aulario/course-data/lists';
import { Button, Dialog, DialogActions, TextField } from '@aulario/ui';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { sharedListHref } from './sharedListHref.ts';
import { useListName } from './useListName.ts';

interface ShareDialogProps {
  list: CourseList;
  onClose: () => void;
}

/** Shares a link that contains the list itself: no server stores it, and anyone with the link can read it. */
export function ShareDialog({ list, onClose }: ShareDialogProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const nameOf = useListName();
  const name = nameOf(list);
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState('');
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    void sharedListHref(name, list.items, language).then((href) =>
      setLink(window.location.origin + href),
    );
  }, [list, language, name]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // Where the browser does not let a page copy, the reader can.
      field.current?.select();
    }
  };

  return (
    <Dialog isOpen title={text('lists.shareTitle', { list: name })} onClose={onClose}>
      <p>{text('lists.shareText')}</p>
      <TextField
        ref={field}
        readOnly
        label={text('lists.link')}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p role="status">{isCopied && text('lists.copied')}</p>
      <DialogActions>
        <Button onClick={() => void copy()}>{text('lists.copyLink')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {text('lists.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
