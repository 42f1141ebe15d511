import * as officePaths from "#src/office-paths.ts";

const minutes = 5;

const isSecure = (siteUrl: string) => siteUrl.startsWith("https:");
const nameOf = (siteUrl: string) => (isSecure(siteUrl) ? "__Host-office-sign-on" : "office-sign-on");

/** The header that binds a browser to the identity provider's answer; an empty token ends it. */
export function signOnCookie(token: string, siteUrl: string): string {
	const where = isSecure(siteUrl) ? "Path=/; Secure" : `Path=${officePaths.schoolAccount()}`;
	const maxAge = token === "" ? 0 : minutes * 60;
	return `${nameOf(siteUrl)}=${token}; ${where}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
}

export function signOnTokenOf(request: Request, siteUrl: string): string {
	const name = nameOf(siteUrl);
	const parts = (request.headers.get("cookie") ?? "").split(";").map((part) => part.trim());
	return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}
