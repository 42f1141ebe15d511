import * as officePaths from "#src/office-paths.ts";

const name = "office-sign-on";
const minutes = 5;

/** The header that binds a browser to the identity provider's answer; an empty token ends it. */
export function signOnCookie(token: string, siteUrl: string): string {
	const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
	const maxAge = token === "" ? 0 : minutes * 60;
	return `${name}=${token}; Path=${officePaths.schoolAccount()}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

export function signOnTokenOf(request: Request): string {
	const parts = (request.headers.get("cookie") ?? "").split(";").map((part) => part.trim());
	return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}
