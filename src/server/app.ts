import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { sql } from "kysely";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { countAlumni } from "#src/alumni/count-alumni.server.ts";
import { admissionsApi } from "#src/api/admissions/admissions.ts";
import { applicationDownloads } from "#src/api/admissions/downloads.ts";
import { alumniApi } from "#src/api/alumni.ts";
import { contentApi } from "#src/api/content/content.ts";
import { inboxApi } from "#src/api/enquiries.ts";
import { apiPrefix } from "#src/api-paths.ts";
import { inboxForms } from "#src/enquiries/enquiry-forms.ts";
import { siteServices } from "#src/site/context.server.ts";
import { queuePictures } from "#src/site/share-picture/drawing-queue.server.ts";
import { documentApi } from "./api-document.ts";
import { answerErrors } from "./errors.ts";
import { shedLoad, watchEventLoop } from "./load/load-shedding.ts";
import { maskPath } from "./log.ts";
import { followContent } from "./page-cache/cache-version.ts";
import { keepLists } from "./page-cache/cached-lists.ts";
import { createReplay, type Replay, serverWithReplay } from "./page-cache/fast-path.ts";
import { createAnswerCache } from "./page-cache/page-cache.ts";
import { takePosts } from "./pages/form-posts.ts";
import { servePages } from "./pages/pages.ts";
import { openPayments, type Payments } from "./payments.ts";
import { readableAddress } from "./request-url.ts";
import { boundingHeaders, protect } from "./security.ts";
import type { Services } from "./services.ts";
import { serveAssets } from "./static/static-files.ts";

export type Pages = {
	build: ServerBuild | (() => Promise<ServerBuild>);
	/** Where the built client, the drawn pictures and the printed documents lie. */
	folders: { client: string; media: string; uploads: string };
	/** The development server, which answers modules and hot reload before anything else does. */
	development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

const minute = 60_000;
const tenMinutes = 10 * minute;
/** Bytes of pages and lists in memory. */
const mostKept = 24 * 1024 * 1024;

/** The whole HTTP side of a process, not yet listening. Without `pages` it serves the API alone. */
export async function createApp(
	services: Services,
	pages?: Pages,
): Promise<{ app: FastifyInstance; payments: Payments }> {
	const { settings, log, db, desk, now } = services;
	const kept = { answers: createAnswerCache(mostKept), epoch: followContent(services) };
	const replay = createReplay(kept);
	const app = Fastify({
		serverFactory: serverWithReplay(replay),
		loggerInstance: log as FastifyBaseLogger,
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: () => randomUUID().slice(0, 8),
		trustProxy: settings.trustProxy,
		// An upload of some documents over a slow phone takes minutes; headers do not.
		requestTimeout: tenMinutes,
		http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
		routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
		bodyLimit: 256 * 1024,
		rewriteUrl: (request) => readableAddress(request.url ?? "/"),
	});
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	answerErrors(app);
	logRequests(app, replay);
	endConnectionsWhenClosing(app);
	const development = pages?.development;
	if (development)
		app.addHook("onRequest", (request, reply, done) => development(request.raw, reply.raw, () => done()));
	const bounds = boundingHeaders({ siteUrl: settings.siteUrl, development: development !== undefined });
	await protect(app, { ...settings, development: development !== undefined });
	await documentApi(app);
	const payments = await openPayments(services, rememberAddress(app));

	const loop = watchEventLoop();
	app.addHook("onClose", async () => loop.stop());
	await app.register(
		async (api) => {
			shedLoad(api, loop.delay);
			await api.register(admissionsApi, {
				desk,
				gateway: payments.gateway,
				staging: join(settings.dataDir, "incoming"),
				now,
			});
			await api.register(inboxApi, { desk, now });
			await api.register(alumniApi, { desk, now });
			await payments.routes(api);
			keepLists(api, kept, bounds);
			await api.register(contentApi, { db, now, countAlumni: () => countAlumni(db) });
		},
		{ prefix: apiPrefix },
	);
	app.get("/api/*", { schema: { hide: true } }, async (_request, reply) =>
		reply.code(404).send({ status: false, message: "There is nothing at this address of the API.", data: null }),
	);
	app.get("/healthz", { schema: { hide: true } }, async () => ({ status: true }));
	app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
		const ready = await sql`select 1`.execute(db).then(
			() => true,
			() => false,
		);
		return reply.code(ready ? 200 : 503).send({ status: ready });
	});
	await app.register(applicationDownloads, { desk, now });
	await payments.sandbox?.(app);
	if (pages) {
		await serveAssets(app, pages.folders, kept.answers);
		const drawPicture = queuePictures();
		const context = (request: FastifyRequest, postWait?: number) => {
			const given = new RouterContextProvider();
			const reportFailure = (error: unknown) => request.log.error({ err: error, incident: request.id }, "page failed");
			given.set(siteServices, {
				db,
				siteUrl: settings.siteUrl,
				now,
				incident: request.id,
				reportFailure,
				drawPicture,
				desk,
				postWait,
			});
			return given;
		};
		const withRazorpay = settings.payments.mode === "razorpay";
		const site = {
			...{ build: pages.build, client: pages.folders.client, development: development !== undefined },
			...{ siteUrl: settings.siteUrl, withRazorpay, context, bounds },
		};
		servePages(app, site, kept);
		await takePosts(app, { ...site, posts: Object.values(inboxForms).map(({ form }) => form.page) });
	}
	return { app, payments };
}

/**
 * One line an answer: the route's pattern, so that no token and no person's words get into the log. Those from memory are only counted: a line would
 * take a fifth of their time.
 */
function logRequests(app: FastifyInstance, { tally }: Replay) {
	const count = () => {
		const answers = tally();
		if (answers > 0) app.log.info({ answers }, "answered from memory");
	};
	const counting = setInterval(count, minute).unref();
	app.addHook("onClose", async () => {
		clearInterval(counting);
		count();
	});
	app.addHook("onResponse", (request, reply, done) => {
		const { url, config } = request.routeOptions;
		const path = url === undefined || url === "/*" ? maskPath(request.url) : url;
		const quiet = config.file || url === "/healthz";
		if (!quiet)
			request.log.info(
				{ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
				"answered",
			);
		done();
	});
}

/** A browser keeps the connection of an answered request open, and with it the process that was asked to end. */
function endConnectionsWhenClosing(app: FastifyInstance) {
	let closing = false;
	app.addHook("preClose", async () => {
		closing = true;
	});
	app.addHook("onSend", (_request, reply, payload, done) => {
		if (closing) reply.header("connection", "close");
		done(null, payload);
	});
}

/** Where this process reaches itself; still known while it closes, for the requests that it finishes then. */
function rememberAddress(app: FastifyInstance): () => string {
	let known: string | undefined;
	app.addHook("onListen", async () => {
		known = addressOf(app);
	});
	return () => {
		known = addressOf(app) ?? known;
		if (!known) throw new Error("The server does not listen yet.");
		return known;
	};
}

function addressOf(app: FastifyInstance): string | undefined {
	const place = app.server.address();
	if (!place || typeof place === "string") return undefined;
	const { address, port } = place;
	if (address === "0.0.0.0" || address === "::") return `http://127.0.0.1:${port}`;
	return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}
