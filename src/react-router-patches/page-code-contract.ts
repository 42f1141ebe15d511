/** Dispatched on the window once a page's code is at work. */
export const readyEvent = "page-ready";

/** Dispatched on the window when a part of its code that the page depends on could not be loaded. */
export const failedEvent = "page-code-failed";

/** Elements with this attribute are shown when a page's code could not be loaded; their button loads it again. */
export const failedAttribute = "data-code-failed";
