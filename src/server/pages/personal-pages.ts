import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { multipartLimits, parseUpload } from "#src/api/multipart.ts";
import type { Staging } from "#src/documents/stage-uploads.server.ts";
import { largestDocument } from "#src/forms/documents.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { serverFailureMessages, submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { RefusedRequestError } from "#src/server/http/refused-request.ts";
import { senderOf } from "#src/server/http/sender-limits.ts";
import { sendNegotiated } from "#src/server/page-cache/cached-response.ts";
import type { FormTarget } from "./page-routes.ts";
import type { PageRenderer, RenderedPage } from "./render-page.ts";

const plainForm = "application/x-www-form-urlencoded";
const formLimit = { max: 20, timeWindow: "10 minutes" };

/** Size up to which a file is refused with a message on the page; anything larger is not read. */
const maxBytes = 3 * largestDocument;

type Options = {
	renderer: PageRenderer;
	/** The folder for files that are arriving. */
	staging: Staging;
	findFormTarget: (request: FastifyRequest) => Promise<FormTarget | undefined>;
};

/**
 * Runs the actions of pages. Pages of one visitor take every method; all others take POST. What is not a visitor's
 * alone, and files, come at a limited rate per page and connection. The page has all headers, cookies included, and its
 * response is cached by no one. Files are taken by pages that say which ones.
 */
export async function handleForms(scope: FastifyInstance, { renderer, staging, findFormTarget }: Options) {
	const limiters = new Map<string, ReturnType<FastifyInstance["createRateLimit"]>>();

	/** @returns seconds until this connection may send a form to this page again; undefined if it may now */
	async function retryAfter(request: FastifyRequest, { pattern }: FormTarget): Promise<number | undefined> {
		if (!scope.senderLimits) return undefined;
		const max = formLimit.max * scope.senderLimits.perAddress;
		const limiter = limiters.get(pattern) ?? scope.createRateLimit({ ...formLimit, max, name: `form ${pattern}` });
		limiters.set(pattern, limiter);
		const limitResult = await limiter(request);
		return !limitResult.isAllowed && limitResult.isExceeded ? limitResult.ttlInSeconds : undefined;
	}

	/** The same for who sends it: the visitor whose page it is, or who the fields say. */
	async function senderRetryAfter(request: FastifyRequest, target: FormTarget, fields?: object) {
		const sender = target.personal ? request.raw.url?.split("?")[0] : senderOf(request, fields);
		const limit = { name: `sender of form ${target.pattern}`, max: formLimit.max };
		return scope.senderLimits?.retryAfter(request, limit, sender);
	}

	/** The answers and files of a form; none are stored for who has sent too many. */
	async function readFiles(request: FastifyRequest, { files = {} }: FormTarget, formRetryAfter: number | undefined) {
		const takenFiles = formRetryAfter === undefined ? files : {};
		const kindOf = (name: string) => (Object.hasOwn(takenFiles, name) ? takenFiles[name] : undefined);
		const upload = await parseUpload(request, staging, kindOf, { unscanned: "say" });
		if (!upload) throw new RefusedRequestError(400, (school) => messagesIn(submissionMessages, school).uploadBroken);
		return upload;
	}

	scope.decorateRequest("formTarget");
	scope.removeAllContentTypeParsers();
	scope.addContentTypeParser(plainForm, { parseAs: "string" }, (_request, body, done) => done(null, body));
	await scope.register(multipart, { limits: { ...multipartLimits, files: 1 }, throwFileSizeLimit: false });
	scope.addHook("onRequest", async (request, reply) => {
		const target = await findFormTarget(request);
		if (!target || (request.method !== "POST" && !target.personal)) return reply.callNotFound();
		const withFiles = /^multipart\//i.test(request.headers["content-type"] ?? "");
		if (withFiles && !target.files)
			throw new RefusedRequestError(415, (school) => messagesIn(serverFailureMessages, school).noFilesHere);
		if (withFiles && Number(request.headers["content-length"]) > maxBytes)
			throw new RefusedRequestError(413, (school) => messagesIn(serverFailureMessages, school).formTooLarge);
		request.setDecorator("formTarget", target);
		request.pagePattern = target.pattern;
	});
	scope.route({
		method: ["POST", "PUT", "PATCH", "DELETE"],
		url: "/*",
		config: { page: true },
		schema: { hide: true },
		async handler(request, reply) {
			const target = request.getDecorator<FormTarget>("formTarget");
			// Anyone who has no valid link could fill the disk with files.
			const limited = !target.personal || target.files !== undefined;
			let formRetryAfter = limited ? await retryAfter(request, target) : undefined;
			if (limited && target.personal) formRetryAfter ??= await senderRetryAfter(request, target);
			const address = request.raw.url ?? "/";
			const upload = request.isMultipart() ? await readFiles(request, target, formRetryAfter) : undefined;
			const headers = webHeaders(request);
			if (upload) headers.set("content-type", plainForm);
			const fields = upload?.fields ?? Object.fromEntries(new URLSearchParams(String(request.body ?? "")));
			if (!target.personal) formRetryAfter ??= await senderRetryAfter(request, target, fields);
			const body = upload ? String(new URLSearchParams(upload.fields)) : String(request.body ?? "");
			const init = { method: request.method, headers, body };
			const rendering = renderer.render(request, address, { init, formRetryAfter, upload });
			const page = await rendering.finally(() => upload?.discard());
			if (formRetryAfter !== undefined) reply.header("retry-after", formRetryAfter);
			page.response.headers.set("cache-control", "no-store");
			return sendPersonal(renderer, request, reply, page, address);
		},
	});
}

/** Sends a page that was rendered for this request alone. Files are streamed. */
export async function sendPersonal(
	{ finish }: PageRenderer,
	request: FastifyRequest,
	reply: FastifyReply,
	page: RenderedPage,
	address: string,
) {
	const { response } = page;
	if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store, private");
	const type = response.headers.get("content-type") ?? "";
	// React Router's of data: it names no letters.
	if (type === "text/x-script") response.headers.set("content-type", `${type}; charset=utf-8`);
	const isFile = response.body !== null && !type.startsWith("text/");
	if (isFile && request.method !== "HEAD") return reply.send(response);
	const cookies = response.headers.getSetCookie();
	if (cookies.length > 0) reply.header("set-cookie", cookies);
	response.headers.delete("set-cookie");
	if (isFile) {
		await response.body?.cancel();
		return reply.code(response.status).headers(Object.fromEntries(response.headers)).send();
	}
	const { status, headers, body } = await finish(request, page, address);
	const varying = { ...headers, vary: "accept-encoding" };
	return sendNegotiated(request, reply, { status, headers: varying, bodies: { identity: body } });
}

/**
 * Copies the headers without `Origin`, because the origin of a request was checked when it arrived, by the site's own
 * rule.
 */
export function webHeaders(request: FastifyRequest): Headers {
	const headers = new Headers();
	for (const [name, value] of Object.entries(request.headers)) {
		if (value !== undefined && name !== "origin") headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	}
	return headers;
}
