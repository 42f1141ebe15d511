import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendAnswer, toAnswer } from "./cache/answer.ts";
import type { AnswerCache, Made } from "./cache/answer-cache.ts";
import type { ContentEpoch } from "./cache/content-epoch.ts";
import { type PageAddress, readPageAddresses } from "./cache/page-address.ts";
import { publicCaching } from "./cache/public-caching.ts";
import { createRenderer, type PageOptions } from "./render-page.ts";

const unkept = /\b(?:no-store|private)\b/;

/** Answers every address that no other route takes with a page rendered by React Router, from memory where it has been rendered before. */
export function servePages(app: FastifyInstance, options: PageOptions, { answers, epoch }: { answers: AnswerCache; epoch: ContentEpoch }) {
	const { ask, whole } = createRenderer(options);
	const { build } = options;
	let readAddress: ((url: string) => PageAddress) | undefined;

	async function locate(url: string): Promise<PageAddress> {
		if (typeof build === "function") return readPageAddresses(await build())(url);
		readAddress ??= readPageAddresses(build);
		return readAddress(url);
	}

	/** The page as it is for everybody. */
	async function make(request: FastifyRequest, { address, missing }: PageAddress): Promise<Made> {
		const { status, headers, body } = await whole(request, await ask(request, address), address);
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
		const given = await ask(request, address, headersOf(request));
		const type = given.headers.get("content-type") ?? "";
		if (!given.headers.has("cache-control")) given.headers.set("cache-control", "no-store, private");
		if (given.body && !/^text\//.test(type)) {
			if (request.method === "GET") return reply.send(given);
			await given.body.cancel();
			return reply.code(given.status).headers(Object.fromEntries(given.headers)).send();
		}
		const { status, headers, body } = await whole(request, given, address);
		return sendAnswer(request, reply, { ...toAnswer(status, headers, body), etag: "", headers: { ...headers, vary: "accept-encoding" } });
	}

	app.route({
		method: ["GET", "HEAD"],
		url: "/*",
		schema: { hide: true },
		handler(request, reply) {
			const now = options.development ? undefined : epoch();
			const kept = typeof now === "string" && request.raw.url !== undefined ? answers.find(now, request.raw.url) : undefined;
			return kept ? sendAnswer(request, reply, kept) : answer(request, reply);
		},
	});
}

function headersOf(request: FastifyRequest): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	}
	return headers;
}
