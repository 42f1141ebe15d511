import type { FastifyInstance, FastifyRequest } from "fastify";
import { sentTooOften, tooManyRequests } from "#src/forms/sent-too-often.ts";
import { networkOf } from "#src/net/network-of.ts";
import { RefusedRequestError } from "./refused-request.ts";
import type { RequestCounts } from "./request-counts.ts";

const windowMs = 600_000;

/** Maximum that one sender may send in ten minutes, and of what. */
type SenderLimit = { name: string; max: number };

type SenderLimits = {
	/** Multiple of one sender's limit that all senders behind one network address may send together. */
	perAddress: number;
	/** @returns seconds until this sender may send again; undefined if it may now */
	retryAfter: (request: FastifyRequest, limit: SenderLimit, sender: string | undefined) => Promise<number | undefined>;
};

/**
 * Has the `rateLimit` of a route count what one sender sends, and what is refused not at all. All those behind one
 * network address may try `perAddress` times as often. To be called before the plugin that counts network addresses.
 */
export function limitSenders(app: FastifyInstance, counts: RequestCounts, perAddress: number) {
	const limits: SenderLimits = {
		perAddress,
		async retryAfter(request, { name, max }, sender) {
			if (sender === undefined) return undefined;
			request.countedAs = `${name} by ${sender}`;
			const { current, ttl } = await counts.add(request.countedAs, windowMs);
			return current > max ? Math.ceil(ttl / 1000) : undefined;
		},
	};
	app.decorate("senderLimits", limits);
	app.decorateRequest("countedAs");
	app.decorateRequest("limitSender", limitSender);
	app.addHook("onRoute", (route) => {
		const { rateLimit } = route.config ?? {};
		if (!rateLimit || typeof rateLimit.max !== "number") return;
		const { max } = rateLimit;
		route.config = {
			...route.config,
			senderLimit: { name: `${route.method} ${route.url}`, max },
			rateLimit: { ...rateLimit, max: max * perAddress },
		};
	});
	// Senders are counted before a large body is read, and after its network address was counted.
	app.addHook("preParsing", async (request) => limitSender.call(request, {}));
	app.addHook("preHandler", async (request) => limitSender.call(request, request.body));
	app.addHook("onSend", async (request, reply) => {
		if (request.countedAs === undefined || reply.statusCode < 400) return;
		await counts.subtract(request.countedAs);
		request.countedAs = undefined;
	});
}

async function limitSender(this: FastifyRequest, fields: unknown) {
	const { senderLimit } = this.routeOptions.config;
	if (!senderLimit || this.countedAs !== undefined) return;
	const seconds = await this.server.senderLimits?.retryAfter(this, senderLimit, senderOf(this, fields));
	if (seconds !== undefined) throw new TooManySentError(seconds, this);
}

/** Tells whether a program sent it: browsers say of each request which site it comes from. */
export const isFromProgram = ({ headers }: FastifyRequest) => headers["sec-fetch-site"] === undefined;

/** Says in words of the sender that too much was sent. */
export const sayTooMany = (request: FastifyRequest, ...about: Parameters<typeof sentTooOften>) =>
	isFromProgram(request) ? tooManyRequests(...about) : sentTooOften(...about);

/** One sender has sent as much as it may. */
export class TooManySentError extends RefusedRequestError {
	override name = "TooManySentError";
	readonly retryAfter: number;
	constructor(seconds: number, request: FastifyRequest) {
		super(429, (schoolMessages) => sayTooMany(request, seconds, schoolMessages));
		this.retryAfter = seconds;
	}
}

/**
 * Identifies the sender: the draft or application whose token a request carries, else the email address or phone of its
 * fields. Anyone can enter anyone's address, so that one is counted separately for each network.
 */
export function senderOf({ headers, params, query, ip }: FastifyRequest, fields: unknown): string | undefined {
	const { token, code } = textsOf(params);
	const texts = textsOf(fields);
	const secret = headers.authorization || token || code || textsOf(query).application || texts.application;
	if (secret) return secret;
	const contact = [texts.email, texts.phone_no, texts.phone, texts.contact].find((text) => text?.trim());
	return contact && `${networkOf(ip)} ${contact.replace(/\s/g, "").toLowerCase()}`;
}

function textsOf(fields: unknown): Record<string, string | undefined> {
	if (typeof fields !== "object" || fields === null) return {};
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string"));
}

declare module "fastify" {
	interface FastifyInstance {
		/** Undefined where nothing is limited. */
		senderLimits?: SenderLimits;
	}
	interface FastifyRequest {
		/** Key under which it counts as sent until it is refused. */
		countedAs?: string | undefined;
		/**
		 * Counts the request for who sends it, by its token or these fields, at most once. Undefined where nothing is
		 * limited.
		 * @throws an error that is answered by 429 if that sender has sent too much
		 */
		limitSender?: (fields: unknown) => Promise<void>;
	}
	interface FastifyContextConfig {
		senderLimit?: SenderLimit;
	}
}
