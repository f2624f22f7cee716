import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import type { ReadWish } from '@aulario/my-courses/route';
import { ButtonLink, Note, SubjectChips } from '@aulario/ui';
import { useGoalChips } from './RouteGoals.tsx';
import type { RouteAddress } from './useRouteAddress.ts';

interface RouteUnmatchedProps {
  address: RouteAddress;
  unmatched: ReadWish & { readonly typed: string };
}

/** How many goals with a word of the wish are offered. */
const maxNear = 6;

/** A wish that names no goal: what comes near, and the search for its words. */
export function RouteUnmatched({ address, unmatched }: RouteUnmatchedProps) {
  const text = useTranslate();
  const { catalogue } = useShell();
  const chips = useGoalChips(address);
  const typed = unmatched.subject.trim() || unmatched.typed;
  return (
    <>
      <Note tone="info" role="status">
        <b>{text('route.noGoal', { typed })}</b> <span>{text('route.noGoalText')}</span>
      </Note>
      <p>
        <ButtonLink variant="ghost" href={searchHref(catalogue, typed)}>
          {text('route.searchWords', { typed })}
        </ButtonLink>
      </p>
      <SubjectChips title={text('route.near')} items={chips(unmatched.goals.slice(0, maxNear))} />
    </>
  );
}
