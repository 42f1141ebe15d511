/** The id of a list: the fragment of links to its pages, so that the browser scrolls and moves focus there. */
export const listTop = "list";
