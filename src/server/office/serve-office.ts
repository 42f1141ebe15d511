import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readSession } from "#src/accounts/sessions.server.ts";
import { formLimit, partSize } from "#src/content/media/media-limits.ts";
import { sentTooOften } from "#src/forms/sent-too-often.ts";
import { networkOf } from "#src/net/network-of.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import type { Office, openOffice } from "#src/office/open-office.server.ts";
import { sessionTokenOf } from "#src/office/session-cookie.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { changePassword } from "#src/paths.ts";
import type { BuildFiles } from "#src/releases/build-files.server.ts";
import { RefusedRequestError } from "#src/server/http/refused-request.ts";
import { sendNegotiated } from "#src/server/page-cache/cached-response.ts";
import type { ResponseCache } from "#src/server/page-cache/response-cache.ts";
import { webHeaders } from "#src/server/pages/personal-pages.ts";
import { type HasBuilt, serveBuiltFiles } from "#src/server/static/built-files.ts";
import { officeHeaders, officePolicy } from "./office-headers.ts";

export type OfficeBuild = {
	/** Imports the built office, or the office as it is in development. */
	load: () => Promise<{ openOffice: typeof openOffice }>;
	/** The folder of its scripts, styles and fonts; undefined in development. */
	client?: string;
};

/** Content type of a part of a large file (tus). */
const partType = "application/offset+octet-stream";
const plainForm = "application/x-www-form-urlencoded";
const plainLimit = 512 * 1024;
const tooLargeForVisitors = "This is too large to send without signing in. Sign in and send it again.";
/** Addresses that write a challenge for anyone who asks, and how often one network may ask. */
const challenges = [officePaths.passkeyOptions, officePaths.schoolAccount()];
const challengeLimit = { max: 120, timeWindow: "10 minutes", name: "office challenges" };
/** Files with the fields around them. */
const multipartLimit = formLimit + 2 * 1024 * 1024;

/**
 * The office, below `/office`: an app of its own, imported when the first request for it comes. Its responses are for
 * one person: no one caches or indexes them, and only its own pages post to it.
 * @returns tells the names of its scripts and of those of the builds before
 */
export async function serveOffice(
	app: FastifyInstance,
	{ load, client }: OfficeBuild,
	services: OfficeServices,
	{ responses, shared }: { responses: ResponseCache; shared: BuildFiles | undefined },
): Promise<HasBuilt> {
	let hasBuilt: HasBuilt = async () => false;
	// The development server puts styles into pages.
	const headers = client ? { ...officeHeaders, "content-security-policy": officePolicy } : officeHeaders;
	let opening: Promise<Office> | undefined;
	const office = () => {
		// Requests in development get the code as it is now.
		if (!client) return load().then((module) => module.openOffice(services));
		opening ??= load().then((module) => module.openOffice(services));
		return opening;
	};
	if (client) {
		await app.register(async (files) => {
			files.addHook("onRoute", (route) => {
				route.config = { ...route.config, file: true };
			});
			const { siteUrl } = services;
			hasBuilt = await serveBuiltFiles(files, client, responses, { siteUrl, base: officePaths.home, shared });
		});
	}
	app.get(changePassword, { schema: { hide: true } }, (_request, reply) => reply.redirect(officePaths.me, 302));
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(plainForm, { parseAs: "buffer", bodyLimit: plainLimit }, (_request, body, done) =>
			done(null, body),
		);
		scope.addContentTypeParser(
			"multipart/form-data",
			{ parseAs: "buffer", bodyLimit: multipartLimit },
			(_request, body, done) => done(null, body),
		);
		scope.addContentTypeParser(partType, { parseAs: "buffer", bodyLimit: partSize }, (_request, body, done) =>
			done(null, body),
		);
		scope.addHook("onRequest", (request, reply, done) => {
			if (isForPrograms(pathOf(request))) return reply.callNotFound();
			reply.headers(headers);
			const from = request.headers["sec-fetch-site"];
			const reads = request.method === "GET" || request.method === "HEAD";
			if (reads || from === undefined || from === "same-origin") return done();
			void reply.code(403).send({ status: false, message: "This request was sent from another site." });
		});
		scope.addHook("onRequest", async (request) => {
			if (!isPlainForm(request) && lengthOf(request) > plainLimit && !(await isMember(request)))
				throw new RefusedRequestError(413, tooLargeForVisitors);
		});
		const limit = scope.hasDecorator("createRateLimit")
			? scope.createRateLimit({ ...challengeLimit, keyGenerator: ({ ip }) => networkOf(ip) })
			: undefined;
		scope.addHook("onRequest", async (request, reply) => {
			if (!limit || !challenges.includes(pathOf(request))) return;
			const limitResult = await limit(request);
			if (limitResult.isAllowed || !limitResult.isExceeded) return;
			reply.header("retry-after", limitResult.ttlInSeconds);
			throw new RefusedRequestError(429, (schoolMessages) => sentTooOften(limitResult.ttlInSeconds, schoolMessages));
		});
		const routeOptions = { schema: { hide: true }, handler };
		for (const url of [officePaths.home, `${officePaths.home}/*`])
			scope.route({ method: ["GET", "HEAD", "POST"], url, ...routeOptions });
		// The parts of an upload.
		scope.route({ method: ["PATCH", "DELETE"], url: `${officePaths.mediaUploads}/*`, ...routeOptions });
	});
	return hasBuilt;

	async function isMember(request: FastifyRequest): Promise<boolean> {
		const { db, siteUrl, now } = services;
		const token = sessionTokenOf({ headers: webHeaders(request) }, siteUrl);
		const session = await readSession(db, token, now(), { renew: false });
		return session?.state === "full";
	}

	async function handler(request: FastifyRequest, reply: FastifyReply) {
		const answer = await (await office())(toWebRequest(request, services.siteUrl), {
			id: request.id,
			client: request.ip,
		});
		return send(request, reply, answer);
	}
}

/** Returns the path as the office's router reads it: encoded or not, and with a slash at its end or without. */
function pathOf(request: FastifyRequest): string {
	const { pathname } = new URL(addressOf(request), "http://office.invalid");
	try {
		return decodeURIComponent(pathname).toLowerCase().replace(/\/*$/, "");
	} catch {
		return pathname;
	}
}

/**
 * Addresses at which React Router answers with all that a loader returns, or with its routes. Browsers show the
 * office's pages without them, so that what a page does not show leaves the server nowhere.
 */
const isForPrograms = (path: string) => path.endsWith(".data") || path.endsWith("/__manifest");

const isPlainForm = ({ headers }: FastifyRequest) => headers["content-type"]?.startsWith(plainForm) ?? false;

/**
 * Returns the number of bytes that a request brings; infinity where it comes in chunks, because the number is unknown.
 */
function lengthOf({ headers }: FastifyRequest): number {
	return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : Number.POSITIVE_INFINITY;
}

/** Pages are compressed; files are streamed. */
async function send(request: FastifyRequest, reply: FastifyReply, answer: Response) {
	const cookies = answer.headers.getSetCookie();
	if (cookies.length > 0) reply.header("set-cookie", cookies);
	answer.headers.delete("set-cookie");
	const headers = Object.fromEntries(answer.headers);
	if (!answer.body) return reply.code(answer.status).headers(headers).send();
	if (!headers["content-type"]?.startsWith("text/")) return reply.send(answer);
	const identity = Buffer.from(await answer.arrayBuffer());
	const varying = { ...headers, vary: "accept-encoding" };
	return sendNegotiated(request, reply, { status: answer.status, headers: varying, bodies: { identity } });
}

/** Path and query. */
const addressOf = ({ raw }: FastifyRequest) => withoutNul(raw.url ?? officePaths.home);

/**
 * Removes NUL from what was sent, still encoded. No one types NUL, and PostgreSQL accepts no text with it, not even in
 * a search. If the characters around one would join to form another, a space replaces it.
 */
const withoutNul = (encoded: string) => encoded.replace(/%00|\0/g, "").replaceAll("%00", "%20");

function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
	const address = `${siteUrl}${addressOf(request)}`;
	const body = Buffer.isBuffer(request.body) ? bodyOf(request, request.body) : undefined;
	return new Request(address, { method: request.method, headers: webHeaders(request), ...(body && { body }) });
}

/** Returns what was posted; without NUL if it is a plain form. */
function bodyOf(request: FastifyRequest, body: Buffer): Uint8Array<ArrayBuffer> {
	// Copying is avoided because the body may be large, and it is in no shared memory.
	if (!isPlainForm(request)) return body as Uint8Array<ArrayBuffer>;
	return Buffer.from(withoutNul(body.toString("latin1")), "latin1");
}
