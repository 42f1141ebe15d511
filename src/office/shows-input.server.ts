import * as officePaths from "#src/office-paths.ts";
import { autoReloadParameter } from "./auto-reload.ts";

/**
 * Returns true if a request shows that its member is there: it opens a page, or sends a form. Requests that pages make
 * automatically do not count: those of their code, pictures, films and frames, and pages that reload automatically.
 * Keys and the pointer are reported by the heartbeat of a page, which renews the session itself.
 */
export function showsInput(request: Request): boolean {
	const { pathname, searchParams } = new URL(request.url);
	const destination = request.headers.get("sec-fetch-dest");
	// Programs do not say.
	if (destination !== null && destination !== "document") return false;
	return pathname !== officePaths.here && !(request.method === "GET" && searchParams.has(autoReloadParameter));
}
