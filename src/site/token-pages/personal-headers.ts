/** Headers for pages of the link's holder only: no caches, no search engines, no referrer. */
export const personalHeaders = {
	"Cache-Control": "no-store, private",
	"X-Robots-Tag": "noindex, nofollow",
	"Referrer-Policy": "no-referrer",
};

/**
 * The same for pages on which the checkout opens: the provider compares the site that it is opened from with the one
 * that is registered. It learns the site alone, so that no token leaves.
 */
export const checkoutHeaders = { ...personalHeaders, "Referrer-Policy": "origin" };
