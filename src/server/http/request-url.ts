/**
 * Path and query of a request, for routes and pages. The proxy form `http://host/path` loses its host. A path whose
 * percent-encoding is broken is taken literally, so that it gets the site's own "not found" like any other; so is one
 * with characters that the URL standard drops or takes for slashes: `/%09/host` would be read as `//host`.
 */
export function normalizeRequestUrl(url: string): string {
	const local = url.replace(/^https?:\/\/[^/?#]*/i, "");
	const end = local.search(/[?#]/);
	const [rawPath, rest] = end < 0 ? [local, ""] : [local.slice(0, end), local.slice(end)];
	// Paths are read as pages read them: one that leads out of the office does not belong to it.
	const path = /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(rawPath) ? new URL(`http://host${rawPath}`).pathname : rawPath;
	const decoded = tryDecode(path);
	const readable = decoded === undefined || /[\p{Cc}\\]/u.test(decoded) ? path.replaceAll("%", "%25") : path || "/";
	return `${readable}${rest}`;
}

function tryDecode(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}
