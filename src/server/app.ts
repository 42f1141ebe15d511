import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { openIdentityProvider } from "#src/accounts/single-sign-on/identity-provider.server.ts";
import { countAlumni } from "#src/alumni/count-alumni.server.ts";
import { admissionsApi } from "#src/api/admissions/admission-routes.ts";
import { laterDocumentForms } from "#src/api/admissions/completion/document-forms.ts";
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
import type { Visit } from "#src/content/links/check-links.server.ts";
import { checkLinkNow } from "#src/content/links/weekly/check-due-links.server.ts";
import { noteSchoolReads, readSchool } from "#src/content/school/read-school.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";
import { traitsOf } from "#src/health/failures/fingerprint.ts";
import { countRequests } from "#src/health/metrics/request-metrics.ts";
import { isUnreadableForm } from "#src/health/unreadable-form.ts";
import { listedPages } from "#src/listed-pages.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { openBuildFiles } from "#src/releases/build-files.server.ts";
import { formDocuments, formFees } from "#src/school/application-forms.ts";
import { offeredOf, pagesNotOffered } from "#src/school/offered.ts";
import { readSecretKey } from "#src/secrets/secret-key.server.ts";
import { failureRoute } from "#src/server/health/failure-route.ts";
import { siteServices } from "#src/site/context.server.ts";
import { queuePictures } from "#src/site/share-picture/drawing-queue.server.ts";
import { documentApi } from "./api-document.ts";
import { doctorRoute } from "./doctor/doctor-route.ts";
import { metricsConstraint, serveMetrics } from "./health/metrics-route.ts";
import { isReady } from "./health/readiness.ts";
import { checkMachine, checkSchool } from "./health/store-health.ts";
import { closeConnections } from "./http/close-connections.ts";
import { handleErrors } from "./http/errors.ts";
import { trackOwnOrigin } from "./http/own-origin.ts";
import { logRequests } from "./http/request-log.ts";
import { normalizeRequestUrl } from "./http/request-url.ts";
import { protect, securityHeaders } from "./http/security.ts";
import { sharedRateLimits } from "./http/shared-rate-limits.ts";
import { readBodiesToEnd } from "./http/unread-bodies.ts";
import { jobKinds } from "./jobs/job-kinds.ts";
import { jobTitles } from "./jobs/job-names.ts";
import { createLimiter } from "./load/concurrency-limiter.ts";
import { shedLoad } from "./load/load-shedding.ts";
import { type OfficeBuild, serveOffice } from "./office/serve-office.ts";
import { followCacheVersion } from "./page-cache/cache-version.ts";
import { createFastPath, serverWithFastPath } from "./page-cache/fast-path.ts";
import { cacheLists } from "./page-cache/list-cache.ts";
import { createResponseCache } from "./page-cache/response-cache.ts";
import { type PreviewPage, type SendPage, servePages } from "./pages/pages.ts";
import type { PageFacts, RequestFacts } from "./pages/render-page.ts";
import { openPayments, type Payments } from "./payments.ts";
import { readApiFacts } from "./school/api-facts.ts";
import type { Services } from "./services.ts";
import { serveIcons } from "./static/icon-files.ts";
import { serveMedia } from "./static/media-files.ts";
import { serveAssets } from "./static/static-files.ts";
import { serveUploads } from "./static/upload-files.ts";
import { visitSite } from "./visit-site.ts";

export type Pages = {
	build: ServerBuild | (() => Promise<ServerBuild>);
	/** Folders of the built client, the generated pictures, the generated documents and the sample documents. */
	folders: { client: string; media: string; uploads: string; samples: string };
	office: OfficeBuild;
	/** The file of the process that makes the renditions of pictures. */
	renderProcess: string;
	/** The script that makes backups. */
	backupScript: string;
	/** Middleware of the development server: serves modules and hot reload before anything else. */
	development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

const tenMinutesMs = 600_000;
/** Bytes of pages and lists in memory. */
const cacheSize = 24 * 1024 * 1024;

type App = {
	app: FastifyInstance;
	payments: Payments;
	/** From now on it says that it is not ready, and still answers. */
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
		rewriteUrl: (request) => normalizeRequestUrl(request.url ?? "/"),
	});
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	handleErrors(app, services.failures);
	readBodiesToEnd(app);
	const requests = countRequests();
	logRequests(app, fastPath, requests);
	let draining = false;
	closeConnections(app, () => draining);
	const middleware = pages?.development;
	if (middleware) app.addHook("onRequest", (request, reply, done) => middleware(request.raw, reply.raw, () => done()));
	const development = middleware !== undefined;
	const headers = securityHeaders({ siteUrl: settings.siteUrl, development });
	const limits = isPostgres(db) ? sharedRateLimits({ db, log, secret: readSecretKey(settings) }) : undefined;
	await protect(app, { ...settings, limits, development });
	// Files show no texts, and a page reads them itself once it is rendered. Without a database, requests that need none
	// go on with the last known ones.
	app.addHook("onRequest", async ({ url, routeOptions: { config } }) => {
		if (config.file || config.page || url === paths.health) return;
		await Promise.race([current.refresh(), pause(250, undefined, { ref: false })]);
	});
	await documentApi(app, () => {
		const { texts } = current;
		return readApiFacts(
			{ texts, admissions: services.admissions, fees: services.applicationFee?.rupees ?? null },
			now(),
		);
	});
	const payments = await openPayments(services, trackOwnOrigin(app));
	const { staging } = services;

	await app.register(
		async (api) => {
			if (settings.loadShedding) await shedLoad(api);
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
			await api.register(contentApi, { db, now, countAlumni: () => countAlumni(db) });
		},
		{ prefix: apiPrefix },
	);
	app.get(`${apiRoot}/*`, { schema: { hide: true } }, async (_request, reply) =>
		reply.code(404).send({ status: false, message: "There is nothing at this address of the API.", data: null }),
	);
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
		const shared = isPostgres(db) && !development ? openBuildFiles(db, now) : undefined;
		await serveAssets(app, pages.folders, cache.responses, { siteUrl: settings.siteUrl, shared });
		await serveMedia(app, services);
		await serveUploads(app, pages.folders.uploads, services);
		serveIcons(app, current);
		const options = {
			build: pages.build,
			client: pages.folders.client,
			media: pages.folders.media,
			siteUrl: settings.siteUrl,
			staging,
			withRazorpay: settings.payments.mode === "razorpay",
			securityHeaders: headers,
			development,
			context: pageContext(services),
			schoolName: () => services.school.name,
			findRedirect: (url: string) => findRedirect(db, url),
		};
		const served = await servePages(app, options, cache);
		sendPage = served.sendPage;
		const { patternOf } = served;
		await app.register(failureRoute, { prefix: apiPrefix, failures: services.failures, patternOf });
		await serveOffice(app, pages.office, officeServices(services, payments, served.previewPage, visitSite(app)), {
			responses: cache.responses,
			shared,
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

/** What loaders and actions get, for each request. */
function pageContext(services: Services) {
	const {
		db,
		now,
		current,
		settings: { siteUrl, admissions: mode, payments, applicationFee: standardFee },
	} = services;
	const drawPicture = queuePictures(createLimiter({ concurrency: 1, queueSize: 29 }));
	return async (
		{ id: requestId, log, pagePattern }: RequestFacts,
		{ formRetryAfter, upload, preview, noteFailure }: PageFacts = {},
	) => {
		const school = noteSchoolReads(await (preview ? readSchool(preview.db) : current.refresh()));
		const context = new RouterContextProvider();
		const reportFailure = (error: unknown) => {
			noteFailure?.(error);
			if (isUnreadableForm(error)) return;
			log.error({ err: error, requestId }, "page failed");
			const place = `page ${pagePattern ?? "other"}`;
			services.failures.count({ kind: "server", place, ...traitsOf(error) }, requestId);
		};
		context.set(siteServices, {
			db,
			siteUrl,
			now,
			...preview,
			school,
			admissions: {
				get seasons() {
					return school.admissions.seasons;
				},
				get offered() {
					return offeredOf(school.outlines);
				},
				get documents() {
					return formDocuments(school.applicationForms);
				},
				mode,
			},
			get applicationFees() {
				return payments.mode === "off" ? null : formFees(school.applicationForms, standardFee);
			},
			requestId,
			reportFailure,
			drawPicture,
			enquiries: services,
			bookings: services,
			jobApplications: services,
			tracking: services,
			links: services,
			openings: services,
			privacy: services,
			formRetryAfter,
			upload,
		});
		return context;
	};
}

function officeServices(
	services: Services,
	payments: Payments,
	previewPage: PreviewPage,
	visit: Visit,
): OfficeServices {
	const { db, storage, stagingFolder, staging, writeEmail, now } = services;
	const { log, commit, sealer } = services;
	const { siteUrl, oidc } = services.settings;
	const identityProvider = oidc && openIdentityProvider(oidc, `${siteUrl}${officePaths.schoolAccountReturn}`);
	const reportFailure = (error: unknown, requestId: string) => {
		log.error({ err: error, requestId }, "page failed");
		services.failures.count({ kind: "server", place: "office", ...traitsOf(error) }, requestId);
	};
	const accounts = {
		db,
		commit,
		sealer,
		siteUrl,
		identityProvider,
		get school() {
			return services.school;
		},
	};
	const renderSite: OfficeServices["renderSite"] = ({ db: preview, at }, address) =>
		previewPage({ id: "preview", log: log as FastifyBaseLogger }, { db: preview, now: () => at }, address);
	return {
		db,
		storage,
		accounts,
		siteUrl,
		writeEmail,
		stagingFolder,
		staging,
		now,
		payments: payments.desk,
		async checkHealth() {
			const kinds = jobKinds(services, payments);
			await Promise.all([checkSchool(services, payments, kinds), checkMachine(services)]);
		},
		jobTitles: new Map(Object.entries(jobTitles)),
		get texts() {
			return services.current.texts;
		},
		get school() {
			return services.school;
		},
		get admissions() {
			return services.admissions;
		},
		get applicationFee() {
			return services.applicationFee;
		},
		checkLink: (href, signal) => checkLinkNow({ db, visit, ask: services.askElsewhere, siteUrl, now }, href, signal),
		get pages() {
			const missing = pagesNotOffered(services.current.texts.outlines);
			return listedPages.filter(([path]) => !missing.has(path));
		},
		visit,
		reportFailure,
		reportRefused: (refused, requestId) => log.warn({ ...refused, requestId }, "a member was refused"),
		renderSite,
	};
}
