/** The browser's cache with the pages that a visitor has saved, and their pictures and fonts. */
export const savedPages = "saved";

/** The header with a saved page's title, URI-encoded. */
export const savedTitle = "x-saved-title";
