import { officeCookie } from "#src/office/office-cookie.server.ts";
import * as officePaths from "#src/office-paths.ts";

const yearS = 31_536_000;

const cookie = officeCookie("office-rail", officePaths.home);

/** The header by which a browser remembers whether the frame's side is a rail of icons. */
export function railCookie(narrow: boolean, siteUrl: string): string {
	return cookie.header(narrow ? "1" : "0", siteUrl, yearS);
}

export function isRail(request: Request, siteUrl: string): boolean {
	return cookie.value(request, siteUrl) === "1";
}
