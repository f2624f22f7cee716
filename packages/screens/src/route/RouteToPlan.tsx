import { useListsActions, usePlanActions } from '@aulario/course-view/kept/useSaved.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { planSettingsOf } from '@aulario/my-courses/route';
import { Button } from '@aulario/ui';
import { useNavigate } from 'react-router-dom';
import { useFreeListName } from '../lists/useFreeListName.ts';
import type { PlannedRoutes } from './useRoute.ts';

/** Makes the route the reader's plan: a list of its courses, and the settings of the wish. */
export function RouteToPlan({ planned }: { planned: PlannedRoutes }) {
  const text = useTranslate();
  const shell = useShell();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const lists = useListsActions();
  const plan = usePlanActions();
  const freeName = useFreeListName();
  const undoToast = useUndoToast();
  const { goal, request, route } = planned;

  const makePlan = () => {
    const courses = route.taken.map(({ course }) => course);
    const before = plan.getSnapshot().settings;
    const listId = lists.create(
      freeName(goal.names[language]),
      courses.map((course) => ({ course })),
    );
    if (listId === null) return;
    plan.change((current) => ({
      ...planSettingsOf(
        request.wish,
        request.start,
        courses.map(({ id }) => id),
      ),
      id: current?.id ?? '',
      hours: current?.hours ?? {},
      monthlyPrices: current?.monthlyPrices ?? [],
      listId,
    }));
    undoToast(text('route.planned'), () => {
      plan.change(() => before);
      lists.delete(listId);
    });
    void navigate(shell.plan);
  };

  return <Button onClick={makePlan}>{text('route.toPlan')}</Button>;
}
