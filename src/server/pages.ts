import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { policyFor } from "./security.ts";

type PageOptions = {
	build: ServerBuild | (() => Promise<ServerBuild>);
	siteUrl: string;
	context: (request: FastifyRequest) => RouterContextProvider;
	withRazorpay: boolean;
	development?: boolean;
};

/** Stands in a failed page where the request's number in the log belongs. */
const incidentMark = "INCIDENT-NUMBER";

/** Answers every address that no other route takes with a page rendered by React Router. */
export function servePages(app: FastifyInstance, options: PageOptions) {
	const handle = createRequestHandler(options.build, options.development ? "development" : "production");
	app.route({
		method: ["GET", "HEAD"],
		url: "/*",
		schema: { hide: true },
		handler: async (request, reply) => {
			const answer = await handle(toWebRequest(request, options.siteUrl), options.context(request));
			for (const [name, value] of answer.headers) reply.header(name, value);
			reply.code(answer.status);
			if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-cache");
			if (answer.headers.get("content-type")?.startsWith("image/")) return reply.send(Buffer.from(await answer.arrayBuffer()));
			const text = request.method === "HEAD" ? "" : await answer.text();
			const body = answer.status >= 500 ? text.replaceAll(incidentMark, request.id) : text;
			if (!options.development)
				reply.header("content-security-policy", policyFor(request.url.replace(/\?.*/s, ""), inlineScriptHashes(body), options.withRazorpay));
			return sendCompressed(request, reply, body);
		},
	});
}

function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	}
	return new Request(`${siteUrl}${request.raw.url ?? "/"}`, { method: request.method, headers });
}

/** A page may be kept by a cache, so its inline scripts are allowed by what they are, not by a number used once. */
export function inlineScriptHashes(html: string): string[] {
	const scripts = html.matchAll(/<script(?![^>]*(?:\ssrc=|"application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g);
	return [
		...new Set(
			[...scripts].map(
				([, code]) =>
					`'sha256-${createHash("sha256")
						.update(code ?? "")
						.digest("base64")}'`,
			),
		),
	];
}

const compressors = {
	br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
	gzip: (text: string) => promisify(gzip)(text),
};

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: string) {
	reply.header("vary", "accept-encoding");
	const accepted = request.headers["accept-encoding"] ?? "";
	const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
	if (!encoding || body.length < 1000) return reply.send(body);
	return reply.header("content-encoding", encoding).send(await compressors[encoding](body));
}
