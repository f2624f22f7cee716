/** The project of the emulators. The prefix 'demo-' tells the Firebase CLI that no such project exists. */
export const projectId = 'demo-aulario';
