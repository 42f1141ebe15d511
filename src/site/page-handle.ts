/** What a page tells the server of itself, with `export const handle`. */
export type PageHandle = {
	/** The query parameters that the page reads. Others do not reach it, since no other one may make a page of its own. */
	parameters?: readonly string[];
	/** The page belongs to the holder of its address: it is made for each request, with the visitor's headers, and never kept. */
	personal?: boolean;
	/** What is slow about it waits in a queue of its own, so that it does not hold up the rendering of pages. */
	queued?: boolean;
};
