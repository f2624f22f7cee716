import type { CatalogueResult } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, CardMenu, Dialog, DialogActions, WhyList } from '@aulario/ui';
import { useState } from 'react';
import { useWhy } from '../why/useWhy.ts';
import { CourseMenuItems } from './CourseMenuItems.tsx';

/** The menu of a course's card, and the reasons why the course was found. */
export function CourseMenu({ course, match }: CatalogueResult) {
  const text = useTranslate();
  const why = useWhy({ match });
  const [isWhyShown, setWhyShown] = useState(false);
  const close = () => setWhyShown(false);
  return (
    <>
      <CardMenu label={text('course.more', { title: course.title })}>
        <CourseMenuItems course={course} onWhy={why && (() => setWhyShown(true))} />
      </CardMenu>
      {why && isWhyShown && (
        <Dialog isOpen title={course.title} onClose={close}>
          <WhyList {...why} />
          <DialogActions>
            <Button variant="ghost" onClick={close}>
              {text('common.close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
