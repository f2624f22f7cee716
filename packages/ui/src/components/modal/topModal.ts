import { useSyncExternalStore } from 'react';

/** The open modal dialogs in the order of opening. */
let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replaceWith(next: readonly HTMLDialogElement[]) {
  openModals = next;
  for (const notify of listeners) notify();
}

/** Adds a modal dialog; returns the function that removes it. */
export function addModal(dialog: HTMLDialogElement): () => void {
  replaceWith([...openModals, dialog]);
  return () => replaceWith(openModals.filter((one) => one !== dialog));
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The topmost modal dialog; null while none is open. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openModals.at(-1) ?? null,
    () => null,
  );
}
