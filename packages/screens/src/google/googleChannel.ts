/**
 * The BroadcastChannel on which Google's window, redirected to the product's own address, sends the
 * answer.
 */
export const googleChannel = 'aulario:google';
