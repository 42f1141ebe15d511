import * as officePaths from "#src/office-paths.ts";
import { autoReloadParameter } from "./unasked.ts";

/**
 * Whether a request shows that its member is there: it opens a page, or sends a form. What pages ask for by themselves
 * does not: the requests of their code, pictures, films and frames, and pages that load themselves again. Keys and the
 * pointer come by the beat of a page, which renews the session itself.
 */
export function showsInput(request: Request): boolean {
	const { pathname, searchParams } = new URL(request.url);
	const destination = request.headers.get("sec-fetch-dest");
	// Programs do not say.
	if (destination !== null && destination !== "document") return false;
	return pathname !== officePaths.here && !(request.method === "GET" && searchParams.has(autoReloadParameter));
}
