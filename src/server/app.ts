import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import { countAlumni } from "#src/alumni/office-alumnus.server.ts";
import { admissionsApi } from "#src/api/admissions/admission-routes.ts";
import { laterDocumentForms } from "#src/api/admissions/completion/document-routes.ts";
import { documentRequests } from "#src/api/admissions/document-request-routes.ts";
import { applicationDownloads } from "#src/api/admissions/download-routes.ts";
import { funnelRoute } from "#src/api/admissions/funnel-route.ts";
import { endOpeningRequests } from "#src/api/admissions/openings/opening-routes.ts";
import { stopReminders } from "#src/api/admissions/reminder-routes.ts";
import { alumniApi } from "#src/api/alumni-routes.ts";
import { contentApi } from "#src/api/content/content-routes.ts";
import { enquiryApi } from "#src/api/enquiry-routes.ts";
import { integrationApi } from "#src/api/integrations/integration-routes.ts";
import { jobApplicationApi } from "#src/api/job-application-routes.ts";
import { orderRoutes } from "#src/api/payment/order-routes.ts";
import { returnRoutes } from "#src/api/payment/return-routes.ts";
import { webhookRoutes } from "#src/api/payment/webhook-routes.ts";
import { privacyApi } from "#src/api/privacy/privacy-routes.ts";
import { visitApi } from "#src/api/visit-routes.ts";
import { apiPrefix, apiRoot } from "#src/api-paths.ts";
import { findRedirect } from "#src/content/editing/former-addresses.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";
import { countRequests } from "#src/health/metrics/request-metrics.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { openBuildFiles } from "#src/releases/build-files.server.ts";
import { readSecretKey } from "#src/secrets/secret-key.server.ts";
import { failureRoute } from "#src/server/health/failure-route.ts";
import { documentApi } from "./api-document/api-document.ts";
import { doctorRoute } from "./health/doctor-route.ts";
import { metricsConstraint, serveMetrics } from "./health/metrics-route.ts";
import { isReady } from "./health/readiness.ts";
import { closeConnections } from "./http/close-connections.ts";
import { describeFault } from "./http/describe-fault.ts";
import { handleErrors, speakToPrograms } from "./http/errors.ts";
import { trackOwnOrigin } from "./http/own-origin.ts";
import { createRequestCounts } from "./http/request-counts.ts";
import { logRequests } from "./http/request-log.ts";
import { normalizeRequestUrl } from "./http/request-url.ts";
import { protect, securityHeaders } from "./http/security.ts";
import { readBodiesToEnd } from "./http/unread-bodies.ts";
import { refuseUnreadableBodies } from "./http/unreadable-bodies.ts";
import { shedLoad } from "./load/load-shedding.ts";
import { officeServices } from "./office/office-services.ts";
import { serveOffice } from "./office/serve-office.ts";
import { followCacheVersion } from "./page-cache/cache-version.ts";
import { createFastPath, serverWithFastPath } from "./page-cache/fast-path.ts";
import { cacheLists } from "./page-cache/list-cache.ts";
import { createResponseCache } from "./page-cache/response-cache.ts";
import { pageContext } from "./pages/page-context.ts";
import { type SendPage, servePages } from "./pages/pages.ts";
import { openPayments, type Payments } from "./payments.ts";
import { answerInLanguage, splitRequest } from "./request-language.ts";
import { requestSite } from "./request-site.ts";
import { readApiFacts } from "./school/api-facts.ts";
import type { Services } from "./services.ts";
import type { Pages } from "./site-pages.ts";
import { serveIcons } from "./static/icon-files.ts";
import { serveMedia } from "./static/media-files.ts";
import { serveAssets } from "./static/static-files.ts";
import { serveUploads } from "./static/upload-files.ts";

const tenMinutesMs = 600_000;
/** Bytes of pages and lists in memory. */
const cacheSize = 24 * 1024 * 1024;

type App = {
	app: FastifyInstance;
	payments: Payments;
	/** Makes the process report that it is not ready, while it still answers. */
	drain: () => void;
};

/** The HTTP server of a process, not yet listening. Without `pages` it serves the API alone. */
export async function createApp(services: Services, pages?: Pages): Promise<App> {
	const { settings, log, db, now, current } = services;
	const responses = createResponseCache(cacheSize);
	const cache = { responses, version: followCacheVersion(services, responses) };
	const fastPath = createFastPath(cache);
	const app = Fastify({
		serverFactory: serverWithFastPath(fastPath),
		loggerInstance: log as FastifyBaseLogger,
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: () => randomUUID().slice(0, 8),
		trustProxy: settings.trustProxy,
		// Uploading documents over a slow phone takes minutes; headers do not.
		requestTimeout: tenMinutesMs,
		http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
		routerOptions: {
			maxParamLength: 200,
			ignoreTrailingSlash: true,
			constraints: metricsConstraint(settings.metricsToken),
		},
		bodyLimit: 256 * 1024,
		// Fastify would otherwise load its own compilers, 500 kB of code that would never run.
		schemaController: { compilersFactory: { buildValidator: () => neverUsed, buildSerializer: () => neverUsed } },
		rewriteUrl: ({ url }) => splitRequest(normalizeRequestUrl(url ?? "/"), settings.languages).address,
	});
	// For the whole process: routes that validate on their own, and forms of the office, say these sentences too.
	z.config({ localeError: describeFault });
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	answerInLanguage(app, settings.languages);
	handleErrors(app, services.failures, () => current.texts);
	readBodiesToEnd(app);
	refuseUnreadableBodies(app);
	const requests = countRequests();
	logRequests(app, fastPath, requests);
	let draining = false;
	closeConnections(app, () => draining);
	const middleware = pages?.development;
	if (middleware) app.addHook("onRequest", (request, reply, done) => middleware(request.raw, reply.raw, () => done()));
	const development = middleware !== undefined;
	const headers = securityHeaders({ siteUrl: settings.siteUrl, development });
	const counts = createRequestCounts({ db: isPostgres(db) ? db : undefined, log, secret: readSecretKey(settings) });
	await protect(app, { ...settings, counts, development });
	// Files show no texts, and a page reads them itself once it is rendered. Without a database, requests that need none
	// go on with the last known ones.
	app.addHook("onRequest", async ({ url, routeOptions: { config } }) => {
		if (config.file || config.page || url === paths.health) return;
		await Promise.race([current.refresh(), pause(250, undefined, { ref: false })]);
	});
	await documentApi(app, () => {
		const { texts } = current;
		return readApiFacts(
			{
				texts,
				admissions: services.admissions,
				fees: services.applicationFee?.rupees ?? null,
				siteUrl: settings.siteUrl,
			},
			now(),
		);
	});
	const payments = await openPayments(services, trackOwnOrigin(app));
	const { staging } = services;

	await app.register(
		async (api) => {
			if (settings.loadShedding) await shedLoad(api);
			// Refuses plain text as any other unknown type: no route takes it.
			api.removeContentTypeParser("text/plain");
			speakToPrograms(api, () => current.texts);
			await api.register(admissionsApi, { context: services, gateway: payments.api.gateway, staging, now });
			await api.register(funnelRoute, services);
			await api.register(enquiryApi, { context: services, now });
			await api.register(privacyApi, { context: services, now });
			await api.register(visitApi, { context: services, now });
			await api.register(jobApplicationApi, { context: services, staging, now });
			await api.register(alumniApi, { context: services, now });
			const { storage, stagingFolder } = services;
			await api.register(integrationApi, { db, storage, stagingFolder, siteUrl: settings.siteUrl, now });
			await api.register(orderRoutes, payments.api);
			await api.register(returnRoutes, payments.api);
			await api.register(webhookRoutes, payments.api);
			cacheLists(api, cache, headers);
			await api.register(doctorRoute, services);
			await api.register(contentApi, {
				db,
				now,
				countAlumni: () => countAlumni(db),
				isOpen: () => current.texts.site.open,
			});
		},
		{ prefix: apiPrefix },
	);
	app.get(`${apiRoot}/*`, { schema: { hide: true } }, async (request, reply) => {
		// Names the path in the log, where no route answers.
		request.pagePattern = `${apiRoot}/*`;
		return reply.callNotFound();
	});
	app.get(paths.health, { schema: { hide: true } }, async () => ({ status: true }));
	app.get(paths.readiness, { schema: { hide: true } }, async (_request, reply) => {
		const ready = !draining && (await isReady(services));
		return reply.code(ready ? 200 : 503).send({ status: ready });
	});
	serveMetrics(app, { ...services, requests, fastPath, responses });
	await app.register(stopReminders, services);
	await app.register(endOpeningRequests, services);
	await app.register(laterDocumentForms, { context: services, staging, now });
	await app.register(documentRequests, { context: services, staging, now });
	await payments.sandbox?.(app);
	let sendPage: SendPage | undefined;
	if (pages) {
		// A single process has the files of its build and of those before; SQLite is for one.
		const sharedBuildFiles = isPostgres(db) && !development ? openBuildFiles(db, now) : undefined;
		const hasBuilt = await serveAssets(app, pages.folders.client, cache.responses, {
			siteUrl: settings.siteUrl,
			shared: sharedBuildFiles,
		});
		await serveMedia(app, services);
		await serveUploads(app, `${pages.folders.client}/uploads`, services);
		serveIcons(app, services);
		const options = {
			build: pages.build,
			client: pages.folders.client,
			siteUrl: settings.siteUrl,
			languages: settings.languages,
			staging,
			withRazorpay: settings.payments.mode === "razorpay",
			securityHeaders: headers,
			development,
			context: pageContext(services),
			schoolName: () => services.school.name,
			readSite: async () => (await current.refresh()).site,
			findRedirect: (url: string) => findRedirect(db, url),
		};
		const servedPages = await servePages(app, options, cache);
		sendPage = servedPages.sendPage;
		const { patternOf } = servedPages;
		const officeHasBuilt = await serveOffice(
			app,
			pages.office,
			officeServices(services, payments, servedPages.previewPage, requestSite(app)),
			{
				responses: cache.responses,
				shared: sharedBuildFiles,
			},
		);
		await app.register(failureRoute, {
			prefix: apiPrefix,
			failures: services.failures,
			patternOf: async (url) =>
				(await patternOf(url)) ?? (url.startsWith(officePaths.home) ? officePaths.home : undefined),
			hasBuilt: async (script) => (await hasBuilt(script)) || officeHasBuilt(script),
		});
	}
	await app.register(applicationDownloads, { context: services, now, sendPage });
	return {
		app,
		payments,
		drain() {
			draining = true;
		},
	};
}

function neverUsed(): never {
	throw new Error("Schemas are compiled by Zod's compilers.");
}
