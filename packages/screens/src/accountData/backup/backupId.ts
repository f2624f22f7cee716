/** The id of the profile's section with the backup, to link to it. */
export const backupId = 'backup';
