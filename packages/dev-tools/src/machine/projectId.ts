/** The project of the emulators. By the prefix 'demo-' the Firebase CLI knows that no such project exists. */
export const projectId = 'demo-aulario';
