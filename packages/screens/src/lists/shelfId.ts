/** The id in the page of the shelf of a list, to link to it. */
export const shelfId = (listId: string) => `list-${listId}`;
