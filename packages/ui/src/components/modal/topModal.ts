import { useSyncExternalStore } from 'react';

/** The modal dialogs that are open, the last opened at the end. */
let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replaceWith(next: readonly HTMLDialogElement[]) {
  openModals = next;
  for (const notify of listeners) notify();
}

/** Records that a dialog is modal from now on. The result records that it no longer is. */
export function addModal(dialog: HTMLDialogElement): () => void {
  replaceWith([...openModals, dialog]);
  return () => replaceWith(openModals.filter((one) => one !== dialog));
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The modal dialog outside which everything is inert; null while none is open. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openModals.at(-1) ?? null,
    () => null,
  );
}
