import { redirect } from "react-router";
import * as officePaths from "#src/office-paths.ts";

/** Tells whether a path is the office's first page or below it. */
export function isOfOffice(pathname: string): boolean {
	return pathname === officePaths.home || pathname.startsWith(`${officePaths.home}/`);
}

/**
 * A redirect within the office, for loaders and actions, by its full address: React Router prefixes theirs with the
 * office's base. Redirects of middleware it leaves as they are.
 */
export function redirectTo(address: string, init?: ResponseInit): Response {
	const below = address.slice(officePaths.home.length);
	return redirect(below.startsWith("/") ? below : `/${below}`, init);
}
