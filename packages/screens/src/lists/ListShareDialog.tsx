import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { LinkField } from '@aulario/frame/share/LinkField.tsx';
import { type CourseList, maxSharedCourses } from '@aulario/my-courses/lists';
import { createPoll, maxPollCourses } from '@aulario/my-courses/poll';
import { Button, Dialog, DialogActions, Disclosure, Note } from '@aulario/ui';
import { useNavigate } from 'react-router-dom';
import { EmbedField } from '../embed/EmbedField.tsx';
import { pollHref, sharedListFragment } from './shared/linkHrefs.ts';

interface ListShareDialogProps {
  list: CourseList;
  onClose: () => void;
}

/** Shares a list as a link for anyone to read, or as a poll with votes. */
export function ListShareDialog({ list, onClose }: ListShareDialogProps) {
  const text = useTranslate();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { items, name } = list;
  const listName = useListName()(list);
  const fragment = useAsync(() => () => sharedListFragment(name, items), [items, name]);
  const hrefAt = (path: string) =>
    fragment === null ? '' : `${inLanguage(path, language)}#${fragment}`;
  const link = hrefAt(paths.sharedList);

  const decideTogether = async () => {
    const courses = items.map(({ course }) => course);
    void navigate(await pollHref(createPoll(name, courses, Date.now()), language));
  };

  return (
    <Dialog isOpen title={text('lists.shareTitle', { list: listName })} onClose={onClose}>
      <p>{text('lists.shareText')}</p>
      {items.length > maxSharedCourses && (
        <Note tone="info">
          {text('lists.shareFirst', { max: maxSharedCourses, count: items.length })}
        </Note>
      )}
      <LinkField
        label={text('common.link')}
        link={link && window.location.origin + link}
        copyVariant="primary"
      />
      <Disclosure label={text('share.embed')}>
        <EmbedField href={hrefAt(paths.embedList)} name={listName} />
      </Disclosure>
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
