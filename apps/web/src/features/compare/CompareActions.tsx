import type { Course } from '@aulario/course-data';
import type { Weights } from '@aulario/course-data/compare';
import { useListsActions } from '@aulario/course-data/lists';
import { BookmarkIcon, Button, ButtonGroup, ShareIcon, useToast } from '@aulario/ui';
import { useState } from 'react';
import { compareHref } from '../compareChoice/compareHref.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { NameDialog } from '../lists/NameDialog.tsx';
import { useFreeListName } from '../lists/useFreeListName.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { publicShell } from '../navigation/shellPaths.ts';
import { useShare } from '../share/useShare.ts';

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
