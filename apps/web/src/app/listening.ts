/** The event of a page that stood drawn, from when it listens to its visitor. */
export const listening = 'aulario:listening';
