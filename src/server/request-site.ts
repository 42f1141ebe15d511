import type { FastifyInstance } from "fastify";
import type { RequestPage } from "#src/content/links/check-links.server.ts";

/** Asks this process for an address of the site, without a connection. */
export function requestSite(app: Pick<FastifyInstance, "inject">): RequestPage {
	return async (address) => {
		const { statusCode, headers, body } = await app.inject({ method: "GET", url: address });
		const isPage = String(headers["content-type"]).startsWith("text/html");
		const personal = /\bprivate\b/.test(String(headers["cache-control"]));
		return { status: statusCode, html: isPage ? body : "", personal };
	};
}
