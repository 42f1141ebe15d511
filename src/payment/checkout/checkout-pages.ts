const pages = /^\/(barch-application|march-application|diploma-application|application\/[^/]+|failure|cancel)\/?$/i;

/** Whether the page at this path can open the checkout. Only these may run the provider's script and talk to its hosts. */
export function opensCheckout(path: string): boolean {
	return pages.test(path);
}
