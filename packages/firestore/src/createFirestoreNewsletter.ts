import { type FirestoreProject, post } from './firestoreProject.ts';

export type { FirestoreProject } from './firestoreProject.ts';

/**
 * A newsletter whose addresses are documents of the collection 'newsletter', which anybody may add
 * and only the project's owner may read. Firestore names each document at random: an id that follows
 * from the address would tell whoever tries it whether that address is on the list.
 */
export function createFirestoreNewsletter(project: FirestoreProject) {
  return {
    /** Rejects unless the provider has kept the address. */
    async subscribe(email: string): Promise<void> {
      const fields = { email: { stringValue: email } };
      const response = await post(project, '/newsletter', { fields }, null);
      if (!response.ok) throw new Error(`The newsletter was answered with ${response.status}.`);
    },
  };
}
