import type { Platform } from '@aulario/course-data';
import { ListCovers, useCover } from '@aulario/course-view/course/ListCovers.tsx';
import { usePartnerNote } from '@aulario/course-view/course/usePartnerNote.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useCart, useCartActions } from '@aulario/course-view/kept/useCart.ts';
import {
  useIsOwned,
  useListsActions,
  useOwnedActions,
} from '@aulario/course-view/kept/useSaved.ts';
import { afterClosing } from '@aulario/course-view/saved/afterClosing.ts';
import { RecordBoundary } from '@aulario/frame/errors/RecordBoundary.tsx';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { formatAgo } from '@aulario/frame/language/formatAgo.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useGoTo } from '@aulario/frame/navigation/useGoTo.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useOutgoingHref } from '@aulario/frame/services/useOutgoing.ts';
import { useMyCoursesHref } from '@aulario/frame/session/useMyCoursesHref.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { type CartEntry, groupByPlatform, type PlatformGroup } from '@aulario/my-courses/cart';
import { laterListId } from '@aulario/my-courses/lists';
import {
  Button,
  ButtonGroup,
  ButtonLink,
  crossroadsScene,
  Dialog,
  DialogActions,
  EmptyState,
  Link,
  Note,
  roomScene,
  ScreenHead,
  Stack,
} from '@aulario/ui';
import { useEffect, useRef, useState } from 'react';
import { CartEmpty } from '../cart/CartEmpty.tsx';
import { CartNotices } from '../cart/CartNotices.tsx';
import { useCartSum } from '../cart/useCartSum.ts';
import { useCountedEntries, useOwnedEntries } from '../cart/useEntries.ts';
import { CheckoutGroup } from './CheckoutGroup/CheckoutGroup.tsx';
import { CheckoutProgress } from './CheckoutGroup/CheckoutProgress.tsx';
import { CheckoutRow } from './CheckoutGroup/CheckoutRow.tsx';

interface LeaveCheckoutProps {
  /** The owned courses, which are removed from the cart. */
  owned: readonly CartEntry[];
  /** The other courses. */
  left: readonly CartEntry[];
}

/**
 * Ends the checkout early: removes owned courses from the cart, and can save the others for later.
 */
function LeaveCheckout({ owned, left }: LeaveCheckoutProps) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const goTo = useGoTo();
  const { cart } = useShell();
  const { clear, restore } = useCartActions();
  const lists = useListsActions();
  const ids = (entries: readonly CartEntry[]) => entries.map(({ course }) => course.id);

  const leave = (removed: readonly CartEntry[], message: () => string, undo = () => {}) => {
    clear(ids(removed));
    offerUndo(message, () => {
      restore(removed);
      undo();
    });
    goTo(cart);
  };

  const saveRest = () => {
    // Stored in the list first, so that a tab that ends in between loses nothing.
    const saved = lists.save(left.map(({ course }) => course));
    const message = () => text('lists.savedSeveral', { count: left.length });
    leave([...owned, ...left], message, () => {
      for (const { id } of saved) lists.remove(id, laterListId);
    });
  };

  return (
    <ButtonGroup>
      {owned.length > 0 && (
        <Button
          variant="ghost"
          onClick={() => leave(owned, () => text('checkout.ownedLeft', { count: owned.length }))}
        >
          {text('checkout.leaveRest', { count: left.length })}
        </Button>
      )}
      <Button variant="quiet" onClick={saveRest}>
        {text('checkout.saveRest', { count: left.length })}
      </Button>
    </ButtonGroup>
  );
}

/** Shown when all courses are owned: removes them from the cart after a confirmation. */
function CheckoutDone({ entries }: { entries: readonly CartEntry[] }) {
  const text = useTranslate();
  const { clear } = useCartActions();
  const myCourses = useMyCoursesHref();
  const [isAsking, setIsAsking] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);

  const close = () => setIsAsking(false);
  const empty = afterClosing(close)(() => {
    focusHeading();
    clear(entries.map(({ course }) => course.id));
  });

  return (
    <>
      <EmptyState scene={roomScene} title={text('checkout.done')} text={text('checkout.doneText')}>
        <Button onClick={() => setIsAsking(true)}>{text('checkout.clear')}</Button>
        <ButtonLink variant="ghost" href={myCourses}>
          {text('checkout.seeMine')}
        </ButtonLink>
      </EmptyState>
      <Dialog
        isOpen={isAsking}
        title={text('checkout.clearAsk')}
        onClose={close}
        initialFocus={keepButton}
      >
        <p>{text('checkout.clearText', { count: entries.length })}</p>
        <DialogActions>
          <Button ref={keepButton} onClick={close}>
            {text('checkout.keep')}
          </Button>
          <Button variant="danger" onClick={empty}>
            {text('checkout.clear')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const tickMs = 30_000;

/** The current time in milliseconds, twice a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long ago the link of a course was opened, and what to do once it is owned. */
function OpenedNote({ openedAt }: { openedAt: number }) {
  const text = useTranslate();
  const { language } = useLanguage();
  return <span>{text('checkout.opened', { ago: formatAgo(useNow() - openedAt, language) })}</span>;
}

interface CheckoutCourseProps {
  platform: Platform;
  entry: CartEntry;
}

/** A course of the checkout: a link to its platform, and a checkbox for when it is owned. */
function CheckoutCourse({ platform, entry }: CheckoutCourseProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { setOpened } = useCartActions();
  const owned = useOwnedActions();
  const myCourses = useMyCoursesHref();
  const { course, openedAt } = entry;
  const isOwned = useIsOwned(course.id);
  return (
    <CheckoutRow
      {...useCover(course)}
      title={course.title}
      titleLang={foreignLang(course.language, language)}
      href={useOutgoingHref()(course)}
      newTabLabel={text('app.newTab')}
      linkLabel={
        openedAt === null
          ? text('checkout.open', { platform: platform.name })
          : text('checkout.openAgain')
      }
      price={usePriceView(course)}
      status={openedAt !== null && !isOwned && <OpenedNote openedAt={openedAt} />}
      owned={isOwned ? { label: text('checkout.owned'), href: myCourses } : undefined}
      tickLabel={text('checkout.tick', { title: course.title })}
      onToggle={(has) => {
        if (has) owned.add(course);
        else owned.remove(course.id);
      }}
      onOpen={() => setOpened(course.id, true)}
    />
  );
}

/** The courses of the checkout from one platform. */
function CheckoutPlatform({ platform, entries }: PlatformGroup) {
  const text = useTranslate();
  return (
    <CheckoutGroup
      title={platform.name}
      count={text('common.courseCount', { count: entries.length })}
      sum={useCartSum(entries)}
    >
      {entries.map((entry) => (
        <RecordBoundary
          key={entry.course.id}
          record={{ collection: 'cart', name: entry.course.id }}
        >
          <CheckoutCourse platform={platform} entry={entry} />
        </RecordBoundary>
      ))}
    </CheckoutGroup>
  );
}

export function Component() {
  const text = useTranslate();
  const shell = useShell();
  const cart = useCart().entries;
  const entries = useCountedEntries(cart);
  const owned = useOwnedEntries(entries);
  const title = useScreenTitle('checkout');
  const groups = groupByPlatform(entries);
  const partnerNote = usePartnerNote(groups.map(({ platform }) => platform.id));
  const total = entries.length;
  const left = entries.filter((entry) => !owned.includes(entry));
  const opened = left.filter((entry) => entry.openedAt !== null).length;

  return (
    <Stack>
      <ScreenHead title={title} lead={total > 0 ? text('checkout.lead') : undefined} />
      <CartNotices />
      <CheckoutProgress
        done={owned.length}
        total={total}
        text={text('checkout.counter', { owned: owned.length, total, opened })}
      />
      {cart.length === 0 && <CartEmpty scene={crossroadsScene} />}
      {cart.length > 0 && total === 0 && <Note tone="info">{text('checkout.noneCounts')}</Note>}
      <ListCovers courses={groups.flatMap((group) => group.entries.map(({ course }) => course))}>
        {groups.map((group) => (
          <CheckoutPlatform key={group.platform.id} {...group} />
        ))}
      </ListCovers>
      {partnerNote !== null && <p>{partnerNote}</p>}
      {total > 0 && left.length === 0 && <CheckoutDone entries={entries} />}
      {left.length > 0 && <LeaveCheckout owned={owned} left={left} />}
      {cart.length > 0 && (
        <p>
          <Link href={shell.cart}>{text('checkout.back')}</Link>
        </p>
      )}
    </Stack>
  );
}
