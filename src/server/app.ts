import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { sql } from "kysely";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { admissionsApi } from "../api/admissions.ts";
import { alumniApi } from "../api/alumni.ts";
import { contentApi } from "../api/content.ts";
import { applicationDownloads } from "../api/downloads.ts";
import { inboxApi } from "../api/inbox.ts";
import { countAlumni } from "../forms/alumni/count.server.ts";
import { inboxForms } from "../forms/inbox/inbox-forms.ts";
import { siteServices } from "../site/context.server.ts";
import { readableAddress } from "./address.ts";
import { documentApi } from "./api-document.ts";
import { serveAssets } from "./assets.ts";
import { answerErrors } from "./errors.ts";
import { maskPath } from "./log.ts";
import { servePages } from "./pages.ts";
import { openPayments, type Payments } from "./payments.ts";
import { takePosts } from "./posts.ts";
import { protect } from "./security.ts";
import type { Services } from "./services.ts";

export type Pages = {
	build: ServerBuild | (() => Promise<ServerBuild>);
	/** Where the built client, the drawn pictures and the printed documents lie. */
	folders: { client: string; media: string; uploads: string };
	/** The development server, which answers modules and hot reload before anything else does. */
	development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

const tenMinutes = 600_000;

/** The whole HTTP side of a process, not yet listening. Without `pages` it serves the API alone. */
export async function createApp(services: Services, pages?: Pages): Promise<{ app: FastifyInstance; payments: Payments }> {
	const { settings, log, db, desk, now } = services;
	const app = Fastify({
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
	logRequests(app);
	endConnectionsWhenClosing(app);
	const development = pages?.development;
	if (development) app.addHook("onRequest", (request, reply, done) => development(request.raw, reply.raw, () => done()));
	await protect(app, { ...settings, development: development !== undefined });
	await documentApi(app);
	const payments = await openPayments(services, rememberAddress(app));

	await app.register(
		async (api) => {
			await api.register(admissionsApi, { desk, gateway: payments.gateway, staging: join(settings.dataDir, "incoming"), now });
			await api.register(inboxApi, { desk, now });
			await api.register(alumniApi, { desk, now });
			await payments.routes(api);
			await api.register(contentApi, { db, now, countAlumni: () => countAlumni(db) });
		},
		{ prefix: "/api/v1" },
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
		await serveAssets(app, pages.folders);
		const site = {
			build: pages.build,
			development: development !== undefined,
			siteUrl: settings.siteUrl,
			withRazorpay: settings.payments.mode === "razorpay",
			context: (request: FastifyRequest, postWait?: number) => {
				const context = new RouterContextProvider();
				const reportFailure = (error: unknown) => request.log.error({ err: error, incident: request.id }, "page failed");
				context.set(siteServices, { db, siteUrl: settings.siteUrl, now, incident: request.id, reportFailure, desk, postWait });
				return context;
			},
		};
		servePages(app, site);
		await takePosts(app, { ...site, posts: Object.values(inboxForms).map(({ form }) => form.page) });
	}
	return { app, payments };
}

/** One line an answer: the route's pattern, so that no token and no person's words get into the log. */
function logRequests(app: FastifyInstance) {
	app.addHook("onResponse", async (request, reply) => {
		const route = request.routeOptions.url;
		const path = route === undefined || route === "/*" ? maskPath(request.url) : route;
		if (path.startsWith("/static/") || route === "/healthz") return;
		request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "answered");
	});
}

/** A browser keeps the connection of an answered request open, and with it the process that was asked to end. */
function endConnectionsWhenClosing(app: FastifyInstance) {
	let closing = false;
	app.addHook("preClose", async () => {
		closing = true;
	});
	app.addHook("onSend", async (_request, reply) => {
		if (closing) reply.header("connection", "close");
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
