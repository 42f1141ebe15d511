/**
 * A request's address as routes and pages expect it: a path and a query. A proxy's form `http://host/path` loses its host, and a
 * path whose percent-encoding is broken is read letter by letter, so that it gets the site's own "not found" like any other.
 */
export function readableAddress(url: string): string {
	const local = url.replace(/^https?:\/\/[^/?#]*/i, "");
	const cut = local.search(/[?#]/);
	const [path, rest] = cut < 0 ? [local, ""] : [local.slice(0, cut), local.slice(cut)];
	const readable = decoded(path) === undefined ? path.replaceAll("%", "%25") : path || "/";
	return `${readable}${rest}`;
}

function decoded(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}
