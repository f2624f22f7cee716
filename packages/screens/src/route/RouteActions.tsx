import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useShare } from '@aulario/frame/share/useShare.ts';
import { toRouteSearch } from '@aulario/my-courses/route';
import { Button, ButtonGroup, Dialog, DialogActions, ShareIcon } from '@aulario/ui';
import { useState } from 'react';
import { EmbedField } from '../embed/EmbedField.tsx';
import { sharedListFragment } from '../lists/shared/linkHrefs.ts';
import type { PlannedRoutes } from './useRoute.ts';

interface EmbedRouteProps {
  planned: PlannedRoutes;
  /** The query of the route's address, with its courses. */
  search: string;
  onClose: () => void;
}

/** Offers the code that shows a route on another site: its courses in order, each with what it teaches. */
function EmbedRoute({ planned, search, onClose }: EmbedRouteProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { goal, route } = planned;
  const name = goal.names[language];
  const fragment = useAsync(
    () => () =>
      sharedListFragment(
        name,
        route.taken.map(({ course, step }) => ({ course, note: step.skill.names[language] })),
      ),
    [language, name, route],
  );
  const address = inLanguage(paths.embedRoute, language);
  return (
    <Dialog isOpen title={text('share.embedTitle', { name })} onClose={onClose}>
      <EmbedField name={name} href={fragment === null ? '' : `${address}?${search}#${fragment}`} />
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Shares the route, course by course and with its first day, embeds or prints it. */
export function RouteActions({ planned }: { planned: PlannedRoutes }) {
  const text = useTranslate();
  const share = useShare();
  const [isEmbedding, setIsEmbedding] = useState(false);
  const { language } = useLanguage();
  const { goal, request, route } = planned;
  const { wish, start } = request;
  // What is shown, whatever the catalogue proposes on another day.
  const choices = {
    ...Object.fromEntries(route.taken.map(({ step, course }) => [step.id, course.id] as const)),
    ...Object.fromEntries(route.dropped.map(({ id }) => [id, null] as const)),
  };
  const search = toRouteSearch({ wish, choices, kind: route.kind, start });
  const href = inLanguage(`${paths.publicRoute}?${search}`, language);
  return (
    <ButtonGroup>
      <Button
        variant="ghost"
        icon={<ShareIcon />}
        onClick={() =>
          void share({ title: text('route.shareTitle', { goal: goal.names[language] }), href })
        }
      >
        {text('share.label')}
      </Button>
      <Button variant="ghost" onClick={() => setIsEmbedding(true)}>
        {text('share.embed')}
      </Button>
      <Button variant="ghost" onClick={() => window.print()}>
        {text('common.print')}
      </Button>
      {isEmbedding && (
        <EmbedRoute planned={planned} search={search} onClose={() => setIsEmbedding(false)} />
      )}
    </ButtonGroup>
  );
}
