/** The project of the emulators; the prefix tells the Firebase CLI that it is nobody's. */
export const projectId = 'demo-aulario';
