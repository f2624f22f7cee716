/** On it Google's window, back at the product's own address, tells what it was answered. */
export const googleChannel = 'aulario:google';
