/** Lucide types its icons all together; one by one they have no types of their own. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const drawing: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  // biome-ignore lint/style/noDefaultExport: so Lucide exports it
  export default drawing;
}
