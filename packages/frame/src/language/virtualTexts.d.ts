/** The compiled texts of a part in a language, as the build takes them out of src/locales. */
declare module 'virtual:texts/*' {
  export const texts: import('@lingui/core').Messages;
}
