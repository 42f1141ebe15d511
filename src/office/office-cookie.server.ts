/**
 * A cookie of the office. On HTTPS it is bound to the host by its prefix, so no other subdomain can set it; browsers
 * take the prefix only with Secure and the path `/`.
 * @param path to which it is sent on plain HTTP
 */
export function officeCookie(name: string, path: string) {
	const isSecure = (siteUrl: string) => siteUrl.startsWith("https:");
	const nameOn = (siteUrl: string) => (isSecure(siteUrl) ? `__Host-${name}` : name);
	return {
		/** Reads the value of a request's cookie; returns undefined if it is missing or empty. */
		value(request: Pick<Request, "headers">, siteUrl: string): string | undefined {
			const start = `${nameOn(siteUrl)}=`;
			const parts = (request.headers.get("cookie") ?? "").split(";").map((part) => part.trim());
			return parts.find((part) => part.startsWith(start))?.slice(start.length) || undefined;
		},
		/** The header that sets it. @param maxAge in seconds; without it the cookie ends with the browser's session */
		header(value: string, siteUrl: string, maxAge?: number): string {
			const where = isSecure(siteUrl) ? "Path=/; Secure" : `Path=${path}`;
			const ends = maxAge === undefined ? "" : `Max-Age=${maxAge}; `;
			return `${nameOn(siteUrl)}=${value}; ${where}; ${ends}HttpOnly; SameSite=Lax`;
		},
	};
}
