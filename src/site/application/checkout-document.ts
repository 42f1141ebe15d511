import { redirectDocument } from "react-router";
import { opensCheckout } from "#src/site/page-table.ts";

/**
 * A document keeps the security policy that it came with, whatever page is shown in it. So a page that can open the checkout is
 * loaded as a document of its own by visitors who come from any other page.
 */
export function loadCheckoutPages({ request }: { request: Request }) {
	if (opensCheckout(new URL(request.url).pathname) && !opensCheckout(documentPath()))
		throw redirectDocument(request.url);
}

/** The path that this document was loaded with, before any change of page inside it. */
function documentPath(): string {
	const [entry] = performance.getEntriesByType("navigation");
	return entry && URL.canParse(entry.name) ? new URL(entry.name).pathname : "";
}
