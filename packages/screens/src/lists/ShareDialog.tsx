import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { LinkField } from '@aulario/frame/share/LinkField.tsx';
import type { CourseList } from '@aulario/my-courses/lists';
import { createPoll, maxPollCourses } from '@aulario/my-courses/poll';
import { Button, Dialog, DialogActions } from '@aulario/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { pollHref } from './pollHref.ts';
import { sharedListHref } from './sharedListHref.ts';

interface ShareDialogProps {
  list: CourseList;
  onClose: () => void;
}

/** Shares a list as a link for anyone to read, or as a poll with votes. */
export function ShareDialog({ list, onClose }: ShareDialogProps) {
  const text = useTranslate();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { items, name } = list;
  const title = text('lists.shareTitle', { list: useListName()(list) });
  const link =
    useAsync(
      useMemo(
        () => async () => window.location.origin + (await sharedListHref(name, items, language)),
        [items, language, name],
      ),
    ) ?? '';

  const decideTogether = async () => {
    const courses = items.map(({ course }) => course);
    void navigate(await pollHref(createPoll(name, courses, Date.now()), language));
  };

  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <p>{text('lists.shareText')}</p>
      <LinkField label={text('common.link')} link={link} copyVariant="primary" />
      <p>{text('poll.startText', { max: maxPollCourses })}</p>
      <DialogActions>
        <Button variant="ghost" onClick={() => void decideTogether()}>
          {text('poll.start')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
