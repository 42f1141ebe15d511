import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import {
	ForbiddenAddressError,
	guardedLookup,
	hostOf,
	isPublicAddress,
	type MayReach,
} from "#src/net/public-address.server.ts";

/** `offline`: no host was reached, which may be this machine's fault. */
export type LinkAnswer = { fault: string | null; offline: boolean };

/** Asks another site for an address. */
export type RequestExternal = (href: string, signal: AbortSignal) => Promise<LinkAnswer>;

type Options = {
	/** Names the school. */
	userAgent: string;
	/** True if a host's address may be asked: tests have their own. */
	isAllowed?: MayReach;
	timeoutMs?: number;
};

const maxRedirects = 5;
/** Answers of sites that ask to be left alone by programs: the page may well be there. */
const unsure: ReadonlySet<number> = new Set([401, 403, 405, 406, 407, 418, 429, 451, 501, 999]);

/**
 * Asks by HEAD, and by GET where that is refused, without reading the page. Host names are resolved here and only
 * addresses that are allowed get a connection, redirects included: a text of the site cannot make this machine ask
 * another one of its own network.
 */
export function createRequestExternal({
	userAgent,
	isAllowed = isPublicAddress,
	timeoutMs = 10_000,
}: Options): RequestExternal {
	const lookupAllowed = guardedLookup(isAllowed);

	function ask(
		method: "HEAD" | "GET",
		url: URL,
		signal: AbortSignal,
	): Promise<Pick<IncomingMessage, "statusCode" | "headers">> {
		const host = hostOf(url);
		if (isIP(host) && !isAllowed(host)) return Promise.reject(new ForbiddenAddressError(host));
		const send = url.protocol === "https:" ? requestHttps : requestHttp;
		return new Promise((resolve, reject) => {
			const request = send(
				url,
				{
					method,
					agent: false,
					lookup: lookupAllowed,
					signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
					headers: { "user-agent": userAgent, accept: "*/*" },
				},
				(answer) => {
					resolve({ statusCode: answer.statusCode, headers: answer.headers });
					answer.destroy();
				},
			);
			request.on("error", reject);
			request.end();
		});
	}

	async function statusOf(method: "HEAD" | "GET", href: string, signal: AbortSignal): Promise<number> {
		let url = new URL(href);
		for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
			const { statusCode = 0, headers } = await ask(method, url, signal);
			const next = statusCode >= 300 && statusCode < 400 ? headers.location : undefined;
			if (next === undefined) return statusCode;
			if (!URL.canParse(next, url)) return 0;
			url = new URL(next, url);
			if (!/^https?:$/.test(url.protocol)) return 0;
		}
		return 310;
	}

	return async (href, signal) => {
		try {
			const first = await statusOf("HEAD", href, signal).catch((error: unknown) => {
				if (signal.aborted || error instanceof ForbiddenAddressError) throw error;
				return 0;
			});
			const status = first >= 200 && first < 300 ? first : await statusOf("GET", href, signal);
			return { fault: faultOf(status), offline: false };
		} catch (error) {
			if (signal.aborted) throw error;
			if (error instanceof ForbiddenAddressError)
				return { fault: "Its host isn’t on the public internet.", offline: false };
			const code = error instanceof Error && "code" in error ? String(error.code) : "";
			if (/CERT|SSL|TLS|SIGNATURE|SELF_SIGNED/.test(code))
				return { fault: "Browsers warn about it because its certificate isn’t valid.", offline: false };
			if (code === "ENOTFOUND") return { fault: "Its host doesn’t exist.", offline: true };
			return { fault: "It doesn’t respond.", offline: true };
		}
	};
}

function faultOf(status: number): string | null {
	if (status === 404 || status === 410) return `The other website says this page doesn’t exist (${status}).`;
	if (status === 310) return "It redirects in a loop.";
	if (status === 0) return "It doesn’t lead to a page.";
	return status >= 400 && !unsure.has(status) ? `The other website responds with an error (${status}).` : null;
}
