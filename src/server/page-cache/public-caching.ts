/**
 * What caches may do with pages and lists: a browser asks each time whether its copy is still good, which costs an answer without a body; a CDN
 * answers for a minute by itself, and where it knows RFC 9213, from its old copy while it fetches the new one. Told to browsers too,
 * `stale-while-revalidate` would show visitors who come back a page that has changed.
 */
export const publicCaching = {
	"cache-control": "public, max-age=0, must-revalidate, s-maxage=60",
	"cdn-cache-control": "max-age=60, stale-while-revalidate=600",
};
