/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What pointers and keys do, in the words that both protocols of the W3C share. */
export type Actions = readonly object[];

/** A tab by the commands that WebDriver and WebDriver BiDi both have. */
export interface ProtocolTab {
  open(address: string): Promise<void>;
  /** Makes the window so wide, in CSS pixels. */
  widen(width: number): Promise<void>;
  /** Goes through the tab's history: -1 is back. */
  traverse(delta: 1 | -1): Promise<void>;
  /** The JSON that an expression of the page resolves to. */
  run(expression: string): Promise<string>;
  act(actions: Actions): Promise<void>;
}

/** A browser that was started, with a profile of its own. */
export interface Browser {
  openTab(): Promise<ProtocolTab>;
  close(): Promise<void>;
}
