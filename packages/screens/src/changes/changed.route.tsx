import { FailedState } from '@aulario/frame/async/LoadFailure.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { ToCatalogue } from '@aulario/frame/navigation/ToCatalogue.tsx';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import {
  Button,
  dayAndNightScene,
  EmptyState,
  ScreenHead,
  ScreenWaiting,
  Spinner,
  Stack,
} from '@aulario/ui';
import { useState } from 'react';
import { ChangedCourses } from './ChangedCourses.tsx';
import { FollowedNews } from './FollowedNews.tsx';
import { countOfAllNews, type FollowedView, useFollowedNews } from './useFollowedNews.ts';
import { useWhatChanged } from './useWhatChanged.ts';

interface WhatChangedProps {
  followed: FollowedView;
  onRetry: () => void;
}

function WhatChanged({ followed, onRetry }: WhatChangedProps) {
  const text = useTranslate();
  const { date } = useFormatters();
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
      return <FailedState title="catalogue.failedTitle" code={state.code} onRetry={onRetry} />;
    case 'none':
      if (followed.states === null && !followed.isFailed) return loading;
      if (countOfAllNews(followed) > 0) return <p>{text('changes.noneOwn')}</p>;
      return (
        <EmptyState
          scene={dayAndNightScene}
          title={text('changes.none')}
          text={text('changes.noneText')}
        >
          <ToCatalogue />
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
  const title = useScreenTitle('changed');
  return (
    <Stack>
      <ScreenHead title={title} lead={text('changes.lead')} />
      <WhatChanged key={round} followed={followed} onRetry={() => setRound(round + 1)} />
      <FollowedNews view={followed} />
      <p>{text('changes.private')}</p>
    </Stack>
  );
}
