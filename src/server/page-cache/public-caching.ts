/**
 * Headers for pages and lists. Browsers revalidate each time; a CDN answers for a minute on its own and, if it knows
 * RFC 9213, from its stale copy while it fetches a new one. If browsers were told it too, `stale-while-revalidate`
 * would show returning visitors a page that has changed.
 */
export const publicCaching = {
	"cache-control": "public, max-age=0, must-revalidate, s-maxage=60",
	"cdn-cache-control": "max-age=60, stale-while-revalidate=600",
};
