/**
 * The compiled texts by language and part, as the build takes them out of src/locales. Those of `app`
 * in the first language are in the application's bundle; all others load on demand.
 */
declare module 'virtual:texts' {
  type Load = () => Promise<{ texts: import('@lingui/core').Messages }>;
  export const textFiles: Readonly<
    Record<
      import('./language.ts').Language,
      Readonly<Record<import('./textParts.ts').TextPart, Load>>
    >
  >;
}
