const lax = "Path=/; HttpOnly; SameSite=Lax";
const plainLax = "Path=/office; HttpOnly; SameSite=Lax";

const isSecure = (siteUrl: string) => siteUrl.startsWith("https:");
const nameOf = (siteUrl: string) => (isSecure(siteUrl) ? "__Host-office" : "office");

/** The token of a request's session. */
export function sessionTokenOf(request: Pick<Request, "headers">, siteUrl: string): string | undefined {
	const name = nameOf(siteUrl);
	const parts = (request.headers.get("cookie") ?? "").split(";").map((part) => part.trim());
	return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

/** The header that gives a browser its session; it ends with the browser's, and earlier on the server. */
export function sessionCookie(token: string, siteUrl: string): string {
	return `${nameOf(siteUrl)}=${token}; ${isSecure(siteUrl) ? `${lax}; Secure` : plainLax}`;
}

/** The header that makes a browser forget its session. */
export function endedSessionCookie(siteUrl: string): string {
	return `${sessionCookie("", siteUrl)}; Max-Age=0`;
}
