import * as officePaths from "#src/office-paths.ts";
import { officeCookie } from "./office-cookie.server.ts";

const cookie = officeCookie("office", officePaths.home);

/** The token of a request's session. */
export const sessionTokenOf = cookie.value;

/** The header that gives a browser its session; it ends with the browser's, and earlier on the server. */
export function sessionCookie(token: string, siteUrl: string): string {
	return cookie.header(token, siteUrl);
}

/** The header that makes a browser forget its session. */
export function endedSessionCookie(siteUrl: string): string {
	return cookie.header("", siteUrl, 0);
}
