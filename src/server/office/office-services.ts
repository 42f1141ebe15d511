import type { FastifyBaseLogger } from "fastify";
import { openIdentityProvider } from "#src/accounts/single-sign-on/identity-provider.server.ts";
import type { RequestPage } from "#src/content/links/check-links.server.ts";
import { traitsOf } from "#src/health/failures/fingerprint.ts";
import { splitLanguage } from "#src/languages/addresses.ts";
import { listedPages } from "#src/listed-pages.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { addedPages } from "#src/school/forms/application-form-settings.ts";
import { pagesNotOffered } from "#src/school/offering.ts";
import { checkMachine, checkSchool } from "#src/server/health/store-health.ts";
import { jobTitles } from "#src/server/job-names.ts";
import { jobKinds } from "#src/server/jobs/job-kinds.ts";
import type { PreviewPage } from "#src/server/pages/pages.ts";
import type { Payments } from "#src/server/payments.ts";
import type { Services } from "#src/server/services.ts";

/** Returns what the pages of the office get. */
export function officeServices(
	services: Services,
	payments: Payments,
	previewPage: PreviewPage,
	requestOpenSite: RequestPage,
): OfficeServices {
	const { db, storage, stagingFolder, staging, writeEmail, now } = services;
	const { log, commit, sealer } = services;
	const { siteUrl, oidc, languages } = services.settings;
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
	const renderSite: OfficeServices["renderSite"] = ({ db: preview, at }, url) => {
		const { language, address } = splitLanguage(url, languages);
		const request = { id: "preview", language, log: log as FastifyBaseLogger };
		return previewPage(request, { db: preview, now: () => at }, address);
	};
	/** Asks for pages of a closed site as visitors will see them. */
	const requestPage: RequestPage = async (address) => {
		const answer = await requestOpenSite(address);
		if (answer.status !== 503 || services.current.texts.site.open) return answer;
		const { status, body } = await renderSite({ db, at: now() }, address);
		return { status, html: body.toString() };
	};
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
			await Promise.all([checkSchool(services, payments, kinds), checkMachine(services, payments)]);
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
		get pages() {
			const { outlines } = services.current.texts;
			const missing = pagesNotOffered(outlines);
			return [...listedPages.filter(([path]) => !missing.has(path)), ...addedPages(outlines)];
		},
		requestPage,
		reportFailure,
		reportRefused: (refusal, requestId) => log.warn({ ...refusal, requestId }, "permission denied: member"),
		renderSite,
	};
}
