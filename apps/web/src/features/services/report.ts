/**
 * Tells whoever runs the product of an error that is handled without the user's help, or met by
 * nobody: a damaged record, a dead worker, a screen that failed. `context` names the place in the
 * code, never the user or what was typed.
 */
export type Report = (error: unknown, context: string) => void;
