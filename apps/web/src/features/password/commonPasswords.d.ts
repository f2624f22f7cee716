/** Made by build/commonPasswords.ts. */
declare module 'virtual:common-passwords' {
  /** The commonest passwords, most common first, one to a line. */
  export const commonPasswords: string;
}
