/** The prefix of every key of accounts' records in `localStorage`. In a file without cryptography. */
export const accountPrefix = 'aulario:account:';

/** The prefix of every key of the visitor's records there. */
export const visitorPrefix = 'aulario:visitor:';
