import type { DocumentKind } from "#src/forms/documents.ts";

/** Declarations that a page or a layout makes to the server with `export const handle`. */
export type PageHandle = {
	/** The query parameters that the page reads. Others do not reach it: each value is a page of its own in the cache. */
	parameters?: readonly string[];
	/**
	 * Rendered for each request, with its headers and cookies, and never cached. Such a page takes forms by any method.
	 */
	personal?: boolean;
	/** Videos of the students' stories play automatically on the page once the visitor has consented. */
	needsConsent?: boolean;
	/** True if its slow work waits in a separate queue, so that it does not hold up the rendering of pages. */
	queued?: boolean;
	/** The files that its form sends without scripts, by the names of their fields. */
	files?: Readonly<Record<string, DocumentKind>>;
};
