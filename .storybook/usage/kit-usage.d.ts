declare module 'virtual:kit-usage' {
  /** The files that import each name of the kit. */
  export const usage: Readonly<Record<string, readonly string[]>>;
}
