import type { Course } from '@aulario/course-data';
import { compareHref } from '@aulario/course-view/compareChoice/compareHref.ts';
import { useListsActions } from '@aulario/course-view/kept/useSaved.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { useShare } from '@aulario/frame/share/useShare.ts';
import type { Weights } from '@aulario/my-courses/compare';
import { BookmarkIcon, Button, ButtonGroup, ShareIcon, useToast } from '@aulario/ui';
import { useState } from 'react';
import { NameDialog } from '../lists/NameDialog.tsx';
import { useFreeListName } from '../lists/useFreeListName.ts';

interface CompareActionsProps {
  courses: readonly Course[];
  weights: Weights;
}

/** Shares a comparison as a link, or saves it as a list. */
export function CompareActions({ courses, weights }: CompareActionsProps) {
  const text = useTranslate();
  const toast = useToast();
  const share = useShare();
  const { language } = useLanguage();
  const lists = useListsActions();
  const freeName = useFreeListName();
  const [isNaming, setIsNaming] = useState(false);

  const href = inLanguage(compareHref(publicShell, courses, weights), language);
  const save = (name: string) => {
    lists.create(
      name,
      courses.map((course) => ({ course })),
    );
    setIsNaming(false);
    toast({ message: text('compare.saved', { list: name.trim() }) });
  };

  return (
    <ButtonGroup>
      <Button
        variant="ghost"
        icon={<ShareIcon />}
        onClick={() => void share({ title: text('compare.title'), href })}
      >
        {text('share.label')}
      </Button>
      <Button variant="ghost" icon={<BookmarkIcon />} onClick={() => setIsNaming(true)}>
        {text('compare.saveList')}
      </Button>
      {isNaming && (
        <NameDialog
          title={text('compare.saveList')}
          name={freeName(text('compare.listName'))}
          onClose={() => setIsNaming(false)}
          onName={save}
        />
      )}
    </ButtonGroup>
  );
}
