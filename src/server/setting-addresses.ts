import { isIPv4, isIPv6 } from "node:net";
import { isAbsolute } from "node:path";
import type { ClamdAddress } from "#src/documents/virus-scan.server.ts";

const privateHost =
	/^(localhost|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|::1|f[cd][0-9a-f]{2}:.*|[a-z0-9-]+(\.[a-z0-9-]+)*\.(internal|local|svc)|[a-z0-9-]+)$/i;

/**
 * `/run/clamav/clamd.ctl`, `127.0.0.1:3310`, `clamd:3310`. Its protocol is not encrypted, so documents may not leave
 * the school's own network by it.
 */
export function readClamdAddress(text: string): ClamdAddress | undefined {
	if (isAbsolute(text)) return { path: text };
	const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? [];
	const host = bracketed ?? plain ?? "";
	return privateHost.test(host) && Number(port) > 0 && Number(port) <= 65_535
		? { host, port: Number(port) }
		: undefined;
}

/**
 * Returns true if someone has decided about TLS, or if the host is this machine, where there is nothing to listen in
 * on.
 */
export function hasChosenTls({ hostname, searchParams }: URL): boolean {
	const host = searchParams.get("host") ?? hostname;
	const isHere = host === "" || host.startsWith("/") || /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);
	return isHere || searchParams.has("sslmode") || searchParams.has("ssl");
}

/** `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
export function isAddressRange(text: string): boolean {
	const [address = "", bits = "0", ...more] = text.split("/");
	const longest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
	return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
}

/** Tells whether an address, if it is one, has nothing behind its host but a slash: pages are at the root of it. */
export function isOrigin(text: string): boolean {
	if (!URL.canParse(text)) return true;
	const { pathname, search, hash, username, password } = new URL(text);
	return pathname === "/" && [search, hash, username, password].every((part) => part === "");
}
