/** The event that a prerendered page gets once the application handles its input. */
export const hydratedEvent = 'aulario:hydratedEvent';
