import type { ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { unaskedSearch } from "#src/office/unasked.ts";

/**
 * How far something is that is being done: its words and bar change in place, until the page comes without this part.
 * The loader of its page says `watched`, for browsers without code.
 */
export function Watched({ className, children }: { className: string | undefined; children: ReactNode }) {
	return (
		<div className={className} data-watched="">
			{children}
		</div>
	);
}

/**
 * Of the head: without code, a page whose loader says that it is `watched` comes again every two seconds. A browser
 * with code does not take it, since anyone who is read to would begin again each time.
 */
export function RefreshMeta() {
	const { search } = useLocation();
	const isWatched = useMatches().some(({ loaderData }) => (loaderData as { watched?: boolean } | undefined)?.watched);
	if (!isWatched) return null;
	return (
		<noscript>
			<meta httpEquiv="refresh" content={`2; url=${unaskedSearch(search)}`} />
		</noscript>
	);
}
