import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { identity } from "#demo/identity.ts";
import { BusyError, createLimiter } from "#src/server/load/concurrency-limiter.ts";
import { type PageAddress, readPageAddresses } from "#src/server/page-cache/cache-key.ts";
import type { ContentEpoch } from "#src/server/page-cache/cache-version.ts";
import { sendAnswer, toAnswer } from "#src/server/page-cache/cached-response.ts";
import type { AnswerCache, Made } from "#src/server/page-cache/page-cache.ts";
import { publicCaching } from "#src/server/page-cache/public-caching.ts";
import { createRenderer, type PageOptions } from "./render-page.ts";

const unkept = /\b(?:no-store|private)\b/;

/** Answers every address that no other route takes with a page rendered by React Router, from memory where it has been rendered before. */
export function servePages(
	app: FastifyInstance,
	options: PageOptions,
	{ answers, epoch }: { answers: AnswerCache; epoch: ContentEpoch },
) {
	const { ask, whole } = createRenderer(options);
	const lane = createLimiter({ most: 2, waiting: 200 });
	const { build } = options;
	let readAddress: ((url: string) => PageAddress) | undefined;

	async function locate(url: string): Promise<PageAddress> {
		if (typeof build === "function") return readPageAddresses(await build())(url);
		readAddress ??= readPageAddresses(build);
		return readAddress(url);
	}

	/** The page as it is for everybody. */
	async function make(request: FastifyRequest, { address, missing, queued }: PageAddress): Promise<Made> {
		const render = async () => whole(request, await ask(request, address), address);
		const { status, headers, body } = await (queued ? render() : lane(render));
		const forAll = !unkept.test(headers["cache-control"] ?? "");
		const keep = forAll && (status === 200 || missing === true);
		const caching: Record<string, string> = status === 200 ? publicCaching : { "cache-control": "no-cache" };
		return { answer: toAnswer(status, { ...(headers["cache-control"] ? {} : caching), ...headers }, body), keep };
	}

	async function answer(request: FastifyRequest, reply: FastifyReply) {
		const page = await locate(request.raw.url ?? "/");
		const { address, shared } = page;
		if (!shared) return alone(request, reply, address);
		if (options.development) return sendAnswer(request, reply, (await make(request, page)).answer);
		const now = await epoch();
		const made = answers.find(now, address) ?? (await answers.make(now, address, () => make(request, page)));
		return sendAnswer(request, reply, made);
	}

	/** For whoever asks, and nobody else. Files pass through as they come. */
	async function alone(request: FastifyRequest, reply: FastifyReply, address: string) {
		const given = await lane(() => ask(request, address, headersOf(request)));
		const type = given.headers.get("content-type") ?? "";
		if (!given.headers.has("cache-control")) given.headers.set("cache-control", "no-store, private");
		if (given.body && !/^text\//.test(type)) {
			if (request.method === "GET") return reply.send(given);
			await given.body.cancel();
			return reply.code(given.status).headers(Object.fromEntries(given.headers)).send();
		}
		const { status, headers, body } = await whole(request, given, address);
		return sendAnswer(request, reply, {
			...toAnswer(status, headers, body),
			etag: "",
			headers: { ...headers, vary: "accept-encoding" },
		});
	}

	app.route({
		method: ["GET", "HEAD"],
		url: "/*",
		schema: { hide: true },
		handler(request, reply) {
			const now = options.development ? undefined : epoch();
			const kept =
				typeof now === "string" && request.raw.url !== undefined ? answers.find(now, request.raw.url) : undefined;
			return kept ? sendAnswer(request, reply, kept) : answer(request, reply).catch((error) => sayBusy(reply, error));
		},
	});
}

/** A browser that is sent away comes back by itself. */
function sayBusy(reply: FastifyReply, error: unknown): FastifyReply {
	if (!(error instanceof BusyError)) throw error;
	reply
		.code(503)
		.headers({ "retry-after": "3", "cache-control": "no-store", "content-type": "text/html; charset=utf-8" });
	return reply.send(busyPage);
}

const busyPage = `<!DOCTYPE html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3"><meta name="robots" content="noindex"><title>One moment | ${identity.name}</title></head>
<body><h1>One moment, please</h1><p>Many people are looking at the site of ${identity.name} just now. This page tries again in three seconds.</p></body></html>
`;

function headersOf(request: FastifyRequest): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	}
	return headers;
}
