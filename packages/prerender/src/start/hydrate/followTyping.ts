import { setFieldValue } from '@aulario/frame/typing/setFieldValue.ts';
import { changedFields, type Field, pressedIn } from './keepPlace.ts';

/** What is typed into a page before the application has come. */
export interface FollowedTyping {
  /** Remembers what the browser may have filled in without an input event. */
  rememberFilled(root: HTMLElement): void;
  /**
   * Types it again, and follows no longer. Hydration, or the first rendering after it, resets the fields to
   * React's state, so typed text is replayed as input events. React takes the value that a field has at
   * hydration as known, so an event with an empty field comes first.
   */
  replay(): void;
}

export function followTyping(): FollowedTyping {
  const typed = new Map<Field, string>();
  /** Forms that were sent and not changed since. */
  const sent = new Set<EventTarget>();

  function rememberSent({ target }: Event) {
    if (target) sent.add(target);
  }

  /** Ticks are not typed: a click is repeated. */
  function rememberTyped({ target }: Event) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target.form) sent.delete(target.form);
    if (target.type !== 'checkbox' && target.type !== 'radio') typed.set(target, target.value);
  }

  /**
   * Whether the application, which hydrates the page at that event, has sent the form of a field already.
   * What is typed again would open suggestions over the answer of a search, and take back what another form
   * has led to. A form that is held has a pressed button; one whose field was reset has been sent without its
   * text.
   */
  function isSent(field: Field, value: string): boolean {
    const { form } = field;
    if (form === null || !sent.has(form) || pressedIn(form).length > 0) return false;
    return form.matches('[role=search]') || field.value === value;
  }

  // Before React, which may render its own state first.
  addEventListener('input', rememberTyped, true);
  addEventListener('submit', rememberSent, true);
  return {
    rememberFilled(root) {
      for (const field of changedFields(root)) typed.set(field, field.value);
    },
    replay() {
      removeEventListener('input', rememberTyped, true);
      removeEventListener('submit', rememberSent, true);
      for (const [field, value] of typed) {
        if (!field.isConnected || isSent(field, value)) continue;
        field.value = '';
        setFieldValue(field, value);
      }
    },
  };
}
