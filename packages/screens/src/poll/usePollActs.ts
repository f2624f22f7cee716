import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { type PollsRepository, pollKey, type StoredPoll } from '@aulario/my-courses/poll';

/** The ways to take part in a poll, which tell what had to make room for it. */
export type PollActs = ReturnType<typeof usePollActs>;

export function usePollActs(polls: PollsRepository) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const nameOf = useListName();
  const telling =
    <Given extends readonly unknown[]>(act: (...given: Given) => readonly StoredPoll[]) =>
    (...given: Given) => {
      for (const kept of act(...given)) {
        offerUndo(
          () => text('poll.madeRoom', { name: nameOf(kept.poll) }),
          () => polls.put(pollKey(kept.poll), kept),
        );
      }
    };
  return {
    addVoter: telling(polls.addVoter),
    voteAs: telling(polls.voteAs),
    setOpinion: telling(polls.setOpinion),
  };
}
