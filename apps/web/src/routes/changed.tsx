import {
  Button,
  ButtonLink,
  EmptyState,
  Note,
  ScreenLead,
  ScreenParts,
  ScreenWaiting,
  Spinner,
} from '@aulario/ui';
import { useState } from 'react';
import { ChangedCourses } from '../features/changes/ChangedCourses.tsx';
import { FollowedNews } from '../features/changes/FollowedNews.tsx';
import {
  countOfAllNews,
  type FollowedView,
  useFollowedNews,
} from '../features/changes/useFollowedNews.ts';
import { useWhatChanged } from '../features/changes/useWhatChanged.ts';
import { useDates } from '../features/language/useDates.ts';
import { useTranslate } from '../features/language/useTranslate.ts';
import { focusHeading } from '../features/navigation/focusHeading.ts';
import { useShell } from '../features/navigation/ShellProvider.ts';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';

interface WhatChangedProps {
  followed: FollowedView;
  onRetry: () => void;
}

function WhatChanged({ followed, onRetry }: WhatChangedProps) {
  const text = useTranslate();
  const date = useDates();
  const shell = useShell();
  const state = useWhatChanged();
  const loading = (
    <ScreenWaiting>
      <Spinner /> <span>{text('changes.loading')}</span>
    </ScreenWaiting>
  );
  switch (state.status) {
    case 'loading':
      return loading;
    case 'failed':
      return (
        <>
          <Note tone="danger" role="alert">
            {text(`catalogue.failed.${state.code}`)}
          </Note>
          <div>
            <Button onClick={onRetry}>{text('common.retry')}</Button>
          </div>
        </>
      );
    case 'none':
      if (followed.states === null && !followed.isFailed) return loading;
      if (countOfAllNews(followed) > 0) return <p>{text('changes.noneOwn')}</p>;
      return (
        <EmptyState scene="room" title={text('changes.none')} text={text('changes.noneText')}>
          <ButtonLink href={shell.catalogue}>{text('common.toCatalogue')}</ButtonLink>
        </EmptyState>
      );
    case 'found': {
      const markSeen = () => {
        focusHeading();
        state.markSeen();
      };
      return (
        <>
          <div>
            <p>{text('changes.since', { date: date(state.seenOn) })}</p>
            <Button variant="ghost" onClick={markSeen}>
              {text('changes.markSeen')}
            </Button>
          </div>
          <ChangedCourses changed={state.changed} />
        </>
      );
    }
  }
}

export function Component() {
  const text = useTranslate();
  const [round, setRound] = useState(0);
  const followed = useFollowedNews();
  usePageTitle(text('changes.title'));
  return (
    <ScreenParts>
      <div>
        <h1 tabIndex={-1}>{text('changes.title')}</h1>
        <ScreenLead>{text('changes.lead')}</ScreenLead>
      </div>
      <WhatChanged key={round} followed={followed} onRetry={() => setRound(round + 1)} />
      <FollowedNews view={followed} />
      <p>{text('changes.private')}</p>
    </ScreenParts>
  );
}
