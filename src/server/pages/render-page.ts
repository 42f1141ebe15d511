import type { FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { createFinisher } from "#src/react-router-patches/finish-html.ts";
import { policyFor } from "#src/server/security.ts";

export type PageOptions = {
	build: ServerBuild | (() => Promise<ServerBuild>);
	/** The folder of the built files. */
	client: string;
	siteUrl: string;
	/** @param postWait seconds until the visitor may post a form again */
	context: (request: FastifyRequest, postWait?: number) => RouterContextProvider;
	withRazorpay: boolean;
	/** Of every page; a page's own come after them. */
	bounds: Readonly<Record<string, string>>;
	development?: boolean;
};

/** Names of headers in small letters. */
export type Rendered = { status: number; headers: Record<string, string>; body: Buffer };

export type Renderer = {
	/** What the site answers at an address. It learns nothing of who asks but what `visitor` says; the request lends its number for the log. */
	ask: (request: FastifyRequest, address: string, visitor?: Headers) => Promise<Response>;
	/** An answer in one piece, with the policy for what is in it and for the address of its page. */
	whole: (request: FastifyRequest, answer: Response, address: string) => Promise<Rendered>;
};

/** Stands in a failed page where the request's number in the log belongs. */
const incidentMark = "INCIDENT-NUMBER";

export function createRenderer(options: PageOptions): Renderer {
	const finish = createFinisher(options.client);
	const handle = createRequestHandler(options.build, options.development ? "development" : "production");
	return {
		ask: (request, address, visitor) =>
			handle(new Request(`${options.siteUrl}${address}`, visitor && { headers: visitor }), options.context(request)),
		async whole(request, answer, address) {
			const headers = { ...options.bounds, ...Object.fromEntries(answer.headers) };
			const body: Buffer = Buffer.from(await answer.arrayBuffer());
			if (!headers["content-type"]?.startsWith("text/html")) return { status: answer.status, headers, body };
			const rendered = answer.status < 500 ? body.toString() : body.toString().replaceAll(incidentMark, request.id);
			if (options.development) return { status: answer.status, headers, body: Buffer.from(rendered) };
			const { html, scripts, styles } = finish(rendered);
			headers["content-security-policy"] = policyFor(
				address.replace(/\?.*/s, ""),
				{ scripts, styles },
				options.withRazorpay,
			);
			return { status: answer.status, headers, body: Buffer.from(html) };
		},
	};
}
