import type { Course } from '@aulario/course-data';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

const ListChoiceContext = createContext<(course: Course) => void>(() => undefined);

/** Returns the function that asks for another list for a course that was saved 'For later'. */
export const useListChoice = () => use(ListChoiceContext);

type Dialog = typeof import('./ListChoiceDialog.tsx').ListChoiceDialog;

/**
 * Holds the dialog that asks, since the card of the course may be gone by then. Its code is loaded
 * on demand.
 */
export function ListChoice({ children }: { children: ReactNode }) {
  const { report } = useServices();
  const [courses, setCourses] = useState<readonly Course[]>([]);
  const [loaded, setLoaded] = useState<{ readonly Dialog: Dialog } | null>(null);
  const choose = useCallback(
    (course: Course) => {
      setCourses((asked) => [...asked.filter(({ id }) => id !== course.id), course]);
      import('./ListChoiceDialog.tsx').then(
        ({ ListChoiceDialog: Dialog }) => setLoaded({ Dialog }),
        (error: unknown) => {
          report(error, 'choice of a list');
          setCourses([]);
        },
      );
    },
    [report],
  );
  return (
    <ListChoiceContext value={choose}>
      {children}
      {courses.length > 0 && loaded && (
        <loaded.Dialog courses={courses} onClose={() => setCourses([])} />
      )}
    </ListChoiceContext>
  );
}
