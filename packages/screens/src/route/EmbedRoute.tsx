import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { Button, Dialog, DialogActions } from '@aulario/ui';
import { useMemo } from 'react';
import { EmbedField } from '../embed/EmbedField.tsx';
import { sharedListFragment } from '../lists/shared/sharedListHref.ts';
import type { PlannedRoutes } from './useRoute.ts';

interface EmbedRouteProps {
  planned: PlannedRoutes;
  /** The query of the route's address, with its courses. */
  search: string;
  onClose: () => void;
}

/** Offers the code that shows a route on another site: its courses in order, each with what it teaches. */
export function EmbedRoute({ planned, search, onClose }: EmbedRouteProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { goal, route } = planned;
  const name = goal.names[language];
  const fragment = useAsync(
    useMemo(
      () => () =>
        sharedListFragment(
          name,
          route.taken.map(({ course, step }) => ({ course, note: step.skill.names[language] })),
        ),
      [language, name, route],
    ),
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
