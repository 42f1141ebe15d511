import { RouterContextProvider } from "react-router";
import { noteSchoolReads, readSchool } from "#src/content/school/read-school.server.ts";
import { textsInLanguage } from "#src/content/school/texts-in-language.server.ts";
import { traitsOf } from "#src/health/failures/fingerprint.ts";
import { isUnreadableForm } from "#src/health/unreadable-form.ts";
import { catalogueOf } from "#src/languages/catalogue.server.ts";
import { languageNow } from "#src/languages/language.ts";
import { formFees } from "#src/school/forms/application-form-settings.ts";
import type { CurrentTexts } from "#src/school-texts.ts";
import { createLimiter } from "#src/server/load/concurrency-limiter.ts";
import { admissionsOf } from "#src/server/school/admissions-of.ts";
import { schoolOf } from "#src/server/school/school.ts";
import type { Services } from "#src/server/services.ts";
import { siteServices } from "#src/site/context.server.ts";
import { queuePictures } from "#src/site/share-picture/drawing-queue.server.ts";
import type { PageFacts, RequestFacts } from "./render-page.ts";

/** Returns what loaders and actions get, for each request. */
export function pageContext(services: Services) {
	const {
		db,
		now,
		current,
		settings,
		settings: { siteUrl, languages, admissions: mode, payments, applicationFee: standardFee },
	} = services;
	const drawPicture = queuePictures(createLimiter({ concurrency: 1, queueSize: 29 }));
	return async (
		{ id: requestId, log, pagePattern }: RequestFacts,
		{ formRetryAfter, upload, preview, noteFailure }: PageFacts = {},
	) => {
		const school = noteSchoolReads(await (preview ? readAsOpen(preview.db) : current.refresh()));
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
			languages: languages.map(catalogueOf),
			now,
			...preview,
			school,
			get documentSchool() {
				return schoolOf(settings, school, services.readLogo);
			},
			admissions: preview ? { ...admissionsOf(school, mode), unwritten: [] } : admissionsOf(school, mode),
			get applicationFees() {
				return payments.mode === "off" ? null : formFees(school.applicationForms, standardFee, school.outlines);
			},
			requestId,
			reportFailure,
			drawPicture,
			readLogo: services.readLogo,
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

/** The texts as visitors will see them once the site is open. */
async function readAsOpen(db: Services["db"]): Promise<CurrentTexts> {
	const texts = await readSchool(db);
	return textsInLanguage({ ...texts, site: { ...texts.site, open: true } }, languageNow().tag);
}
