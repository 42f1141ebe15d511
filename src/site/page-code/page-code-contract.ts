/** Dispatched on the window once a page's code is at work. */
export const readyEvent = "page-ready";

/** Elements with this attribute are shown when a page's code could not be loaded; their button loads it again. */
export const failedAttribute = "data-code-failed";
