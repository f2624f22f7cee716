/** The id of the element with the loader data of a prerendered page. */
export const pageDataId = 'page-data';

/** The id of the element with the catalogue's platforms that the application does not know by itself. */
export const pagePlatformsId = 'page-platforms';
