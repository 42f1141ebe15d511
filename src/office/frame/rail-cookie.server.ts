import * as officePaths from "#src/office-paths.ts";

const yearS = 31_536_000;

const isSecure = (siteUrl: string) => siteUrl.startsWith("https:");
const nameOf = (siteUrl: string) => (isSecure(siteUrl) ? "__Host-office-rail" : "office-rail");

/** The header by which a browser remembers whether the frame's side is a rail of icons. */
export function railCookie(narrow: boolean, siteUrl: string): string {
	const where = isSecure(siteUrl) ? "Path=/; Secure" : `Path=${officePaths.home}`;
	return `${nameOf(siteUrl)}=${narrow ? 1 : 0}; ${where}; Max-Age=${yearS}; HttpOnly; SameSite=Lax`;
}

export function isRail(request: Request, siteUrl: string): boolean {
	const parts = (request.headers.get("cookie") ?? "").split(";").map((part) => part.trim());
	return parts.includes(`${nameOf(siteUrl)}=1`);
}
