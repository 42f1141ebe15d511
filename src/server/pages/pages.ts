import { setImmediate as nextTurn, setTimeout } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressIn } from "#src/languages/addresses.ts";
import { networkOf } from "#src/net/network-of.ts";
import * as paths from "#src/paths.ts";
import type { SiteState } from "#src/school-texts.ts";
import { createLimiter, QueueFullError } from "#src/server/load/concurrency-limiter.ts";
import type { ReadCacheVersion } from "#src/server/page-cache/cache-version.ts";
import { cachedResponse, sendNegotiated } from "#src/server/page-cache/cached-response.ts";
import { publicCaching } from "#src/server/page-cache/public-caching.ts";
import type { Rendering, ResponseCache } from "#src/server/page-cache/response-cache.ts";
import { sendBusyPage } from "./busy-page.ts";
import { type PageAddress, type PageRoutes, readPageRoutes } from "./page-routes.ts";
import { handleForms, sendPersonal, webHeaders } from "./personal-pages.ts";
import {
	createPageRenderer,
	type FinishedPage,
	type PageFacts,
	type PageOptions,
	type RequestFacts,
} from "./render-page.ts";

/** Finds where an address leads that no route takes; undefined if nowhere. @param url path and query */
export type FindRedirect = (url: string) => Promise<string | undefined>;

/** Answers a request with the personal page at another address, and with the status of that page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, address: string) => Promise<unknown>;

/** Renders a shared page as it is in another database or at another time; no one caches it. */
export type PreviewPage = (
	request: RequestFacts,
	preview: NonNullable<PageFacts["preview"]>,
	address: string,
) => Promise<FinishedPage>;

/** Pages for people who have an application already, and what programs ask before anything else. */
const openAlways = new Set<string>([
	paths.success,
	paths.failure,
	paths.cancel,
	paths.payerReturn(),
	paths.applicationLink,
	paths.privacyRequests,
	paths.robots,
	paths.securityTxt,
	paths.manifest,
	paths.offlineWorker,
	paths.speculationRules,
]);
const staysOpen = (address: string) => openAlways.has(address.split("?", 1)[0] ?? "");

type ServedPages = {
	sendPage: SendPage;
	previewPage: PreviewPage;
	/** The pattern of the page at an address; undefined where there is none. */
	patternOf: (url: string) => Promise<string | undefined>;
};

/** A client that asks again at once would otherwise take the processor with refusals alone. At random: not in waves. */
const refuseAfterMs = () => 1000 * (1 + Math.random());

/** Limits for pages that wait to be rendered. A visitor has one or two; a school behind one address has several. */
const queueLimits = { concurrency: 2, queueSize: 200, queueSizeOfEach: 20 };

/**
 * Serves every address that no other route takes with a page of React Router's, in one of two modes. *Shared* pages
 * (GET and HEAD) know nothing of the visitor and are cached whole by cache version and address. *Personal* pages have
 * all headers and cookies, take forms, and are cached by no one.
 */
export async function servePages(
	app: FastifyInstance,
	options: PageOptions & { findRedirect: FindRedirect; schoolName: () => string; readSite: () => Promise<SiteState> },
	{ responses, version }: { responses: ResponseCache; version: ReadCacheVersion },
): Promise<ServedPages> {
	const renderer = createPageRenderer(options);
	// Each has its own turns: applicants wait behind no visitor, and one network is never in everyone's way.
	const [limitShared, limitPersonal] = [createLimiter({ ...queueLimits, concurrency: 1 }), createLimiter(queueLimits)];
	const { build } = options;
	let routes: PageRoutes | undefined;

	async function pageRoutes(): Promise<PageRoutes> {
		if (typeof build === "function") return readPageRoutes(await build());
		routes ??= readPageRoutes(build);
		return routes;
	}

	/**
	 * Renders a shared page. Before the site opens there is only one; if another was asked for, the status says so to
	 * programs.
	 */
	async function renderShared(request: FastifyRequest, requested: PageAddress): Promise<Rendering> {
		const { open, hidden } = await options.readSite();
		const closed = !open && !staysOpen(requested.address);
		const { address, missing, queued }: PageAddress = closed ? { address: paths.openingSoon, shared: true } : requested;
		const render = async () => renderer.finish(request, await renderer.render(request, address), address);
		const inTurn = async () => {
			// Shared and personal pages use one processor: applicants who are already waiting go first, even if their
			// request is still to be read.
			await nextTurn();
			await limitPersonal.settled();
			return render();
		};
		const { status, headers, body } = await (queued ? render() : limitShared(inTurn, networkOf(request.ip)));
		const caching: Record<string, string> = status === 200 ? publicCaching : { "cache-control": "no-cache" };
		if (closed) headers["cache-control"] = "no-cache";
		if (hidden.has(address)) headers["x-robots-tag"] = "noindex";
		const cacheable =
			!/\b(?:no-store|private)\b/.test(headers["cache-control"] ?? "") &&
			headers["set-cookie"] === undefined &&
			(status === 200 || missing === true);
		const sentStatus = closed && requested.address !== paths.home ? 503 : status;
		const response = cachedResponse(sentStatus, { ...(!headers["cache-control"] && caching), ...headers }, body);
		return { response, cacheable };
	}

	async function servePersonal(request: FastifyRequest, reply: FastifyReply, address: string) {
		const init = { headers: webHeaders(request) };
		const render = () => renderer.render(request, address, { init });
		const page = await limitPersonal(render, networkOf(request.ip));
		return sendPersonal(renderer, request, reply, page, address);
	}

	async function serve(request: FastifyRequest, reply: FastifyReply) {
		const routes = await pageRoutes();
		const requestedAddress = routes.readAddress(request.raw.url ?? "/");
		request.pagePattern = routes.patternOf(request.raw.url ?? "/");
		if (!requestedAddress.shared) return servePersonal(request, reply, requestedAddress.address);
		const response = await respond(request, requestedAddress);
		// Pages that no route takes, or content that a page no longer has, may be somewhere else now.
		const isGone = [404, 410].includes(response.status);
		const redirect = isGone && (await options.findRedirect(request.raw.url ?? "/"));
		return redirect ? sendRedirect(reply, redirect) : sendNegotiated(request, reply, response);
	}

	async function respond(request: FastifyRequest, requestedPageAddress: PageAddress) {
		const key = addressIn(request.language, requestedPageAddress.address);
		const render = () => renderShared(request, requestedPageAddress);
		if (options.development) return (await render()).response;
		const current = await version();
		return responses.get(current, key) ?? (await responses.load(current, key, render));
	}

	/** Browsers would remember a cached redirect for ever, also when the page is back at its old address. */
	const sendRedirect = (reply: FastifyReply, to: string) => reply.header("cache-control", "no-cache").redirect(to, 301);

	const orBusy = (reply: FastifyReply, sending: Promise<unknown>) =>
		sending.catch(async (error) => {
			if (!(error instanceof QueueFullError)) throw error;
			await setTimeout(refuseAfterMs());
			return sendBusyPage(reply, options.schoolName());
		});

	app.route({
		method: ["GET", "HEAD"],
		url: "/*",
		config: { page: true },
		schema: { hide: true },
		handler: (request, reply) => orBusy(reply, serve(request, reply)),
	});
	await app.register(handleForms, {
		renderer,
		staging: options.staging,
		async findFormTarget({ raw }) {
			const target = (await pageRoutes()).findFormTarget(raw.url ?? "/");
			return target?.personal || (await options.readSite()).open ? target : undefined;
		},
	});
	return {
		sendPage: (request, reply, address) => orBusy(reply, servePersonal(request, reply, address)),
		patternOf: async (url) => (await pageRoutes()).patternOf(url),
		async previewPage(request, preview, url) {
			const { address } = (await pageRoutes()).readAddress(url);
			return renderer.finish(request, await renderer.render(request, address, { preview }), address);
		},
	};
}
