/** For the link's holder only: no caches, no search engines, no referrer. */
export const personalHeaders = {
	"Cache-Control": "no-store, private",
	"X-Robots-Tag": "noindex, nofollow",
	"Referrer-Policy": "no-referrer",
};
