/** Without these variables sign-in could never work. */
const requiredVariables = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
] as const;

type RequiredVariable = (typeof requiredVariables)[number];

/** Throws an error that names every missing variable. */
export function requireVariables(
  variables: Partial<Record<RequiredVariable, string | undefined>>,
): void {
  const missing = requiredVariables.filter((name) => !variables[name]);
  if (missing.length > 0) {
    throw new Error(`Set ${missing.join(', ')} in the environment or in a root .env file.`);
  }
}
