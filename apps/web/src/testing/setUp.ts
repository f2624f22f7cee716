import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { clearBrowsers } from './browserOf.ts';
import { endSessions } from './followedSessions.ts';

// A screen's code arrives when it is first asked for, and two cores may be busy.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout and says so whenever a page is scrolled; nor does any size change.
window.scrollTo = vi.fn();
window.ResizeObserver = class {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
};

// jsdom knows the element without its methods, which also return the focus to where it was.
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  focusedBefore.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  const element = focusedBefore.get(this);
  if (element instanceof HTMLElement) element.focus();
};

// jsdom opens no popover, so there is none to hide.
HTMLElement.prototype.hidePopover ??= () => {};

afterEach(() => {
  cleanup();
  endSessions();
  clearBrowsers();
  sessionStorage.clear();
  document.title = '';
});

// jsdom has no media: every window is a narrow one in daylight.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    ...{ media, matches: false, onchange: null },
    addListener: () => {},
    removeListener: () => {},
  });
