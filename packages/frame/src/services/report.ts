/**
 * Reports an error to the operator of the product when no user action handles it: a damaged record,
 * a dead worker, a screen that failed. `context` names the place in the code and never contains
 * personal data or typed text.
 */
export type Report = (error: unknown, context: string) => void;
