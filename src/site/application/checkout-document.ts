import { redirectDocument } from "react-router";
import { opensCheckout } from "#src/site/page-table.ts";

/**
 * A document keeps the security policy it was loaded with across client-side navigation. Navigating from any other
 * page to one that can open the checkout therefore loads a new document.
 */
export function loadCheckoutPages({ request }: { request: Request }) {
	if (opensCheckout(new URL(request.url).pathname) && !opensCheckout(documentPath()))
		throw redirectDocument(request.url);
}

/** The path that this document was loaded with, before client-side navigation. */
function documentPath(): string {
	const [entry] = performance.getEntriesByType("navigation");
	return entry && URL.canParse(entry.name) ? new URL(entry.name).pathname : "";
}
