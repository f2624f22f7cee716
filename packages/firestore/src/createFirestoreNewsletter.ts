import { type FirestoreProject, post } from './firestoreProject.ts';

export type { FirestoreProject } from './firestoreProject.ts';

/**
 * A newsletter whose addresses are documents of the collection 'newsletter', which anybody may add
 * and only the project's owner may read. Firestore gives each document a random id. With an id derived
 * from the address, anybody could find out whether an address is subscribed.
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
