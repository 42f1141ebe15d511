import { officeCookie } from "#src/office/office-cookie.server.ts";
import * as officePaths from "#src/office-paths.ts";

const minutes = 5;

const cookie = officeCookie("office-sign-on", officePaths.schoolAccount());

/** The header that binds a browser to the identity provider's answer; an empty token ends it. */
export function signOnCookie(token: string, siteUrl: string): string {
	return cookie.header(token, siteUrl, token === "" ? 0 : minutes * 60);
}

export function signOnTokenOf(request: Request, siteUrl: string): string {
	return cookie.value(request, siteUrl) ?? "";
}
