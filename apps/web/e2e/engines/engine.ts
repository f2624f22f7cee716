import type { Page } from '@playwright/test';

/** The height of every window, in CSS pixels. */
export const windowHeight = 900;

/** A role of ARIA. */
export type Role = Parameters<Page['getByRole']>[0];

/** A tab of a browser. What is not visible does not count; what is missing is waited for. */
export interface Tab {
  /** Opens an address of the product, as if it were typed. */
  go(path: string): Promise<void>;
  /** The path and the query of the page that is open. */
  address(): Promise<string>;
  /** Makes the window so wide, in CSS pixels. */
  widen(width: number): Promise<void>;
  /** Goes back in the tab's history, as the browser's button does. */
  back(): Promise<void>;
  /** Goes forward again. */
  forward(): Promise<void>;
  /** Presses an element by its role and name: the first, or the one at a place counted from 0. */
  press(role: Role, name: RegExp, place?: number): Promise<void>;
  /** Presses the window's upper left corner, which lies outside of every dialog. */
  pressCorner(): Promise<void>;
  /** Replaces what a field holds, found by its label. */
  type(label: RegExp, text: string): Promise<void>;
  /** The texts of all elements of a role and name, which are not waited for. */
  texts(role: Role, name?: RegExp): Promise<readonly string[]>;
  /** Whether an element says this now. */
  says(text: RegExp): Promise<boolean>;
  /** The value of an expression in the page, awaited. */
  evaluate<T>(expression: string): Promise<T>;
}

/** A browser as the walk sees it, driven by whichever protocol it has. */
export interface Engine {
  /** Opens one more tab; all tabs share what the browser keeps. */
  open(): Promise<Tab>;
  /** Takes the network away, or brings it back. */
  setOffline(isOffline: boolean): Promise<void>;
}
