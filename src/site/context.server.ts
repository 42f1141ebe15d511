import { createContext } from "react-router";
import type { LinkRequestContext } from "#src/admissions/links/request-link.server.ts";
import type { OpeningRequestContext } from "#src/admissions/opening/request-opening.server.ts";
import type { Admissions } from "#src/admissions/season/season.ts";
import type { TrackingContext } from "#src/admissions/tracking/applicant-acts.server.ts";
import type { ReadLogo } from "#src/content/media/draw-logo.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { ParsedMultipart } from "#src/documents/stage-uploads.server.ts";
import type { EnquiryContext } from "#src/enquiries/receive-enquiry.server.ts";
import type { School } from "#src/forms/school.ts";
import type { JobApplicationContext } from "#src/job-applications/receive-job-application.server.ts";
import type { DataRequestContext } from "#src/privacy/links/request-data-link.server.ts";
import type { FormFees } from "#src/school/forms/application-form-settings.ts";
import type { CurrentTexts } from "#src/school-texts.ts";
import type { Storage } from "#src/storage/storage.ts";
import type { VisitContext } from "#src/visits/book-visit.server.ts";
import type { SiteLanguage } from "./language/site-languages.ts";
import type { DrawPicture } from "./share-picture/drawing-queue.server.ts";

/** Services that loaders and actions get in each request's context. */
export type SiteServices = {
	db: Db;
	siteUrl: string;
	/** Languages of the site beside English. */
	languages: readonly SiteLanguage[];
	/** Texts of the school, as they are published now, or as a preview shows them. */
	school: CurrentTexts;
	/** The same as PDFs name the school. */
	documentSchool: School;
	now: () => Date;
	/** Times at which applications are taken. */
	admissions: Admissions;
	/** Fees for an application, in whole rupees; null when no fee is asked for. */
	applicationFees: FormFees | null;
	/** Id of the request in the log, and on the page of a failure. */
	requestId: string;
	reportFailure: (error: unknown) => void;
	/** Context for forms posted to a page. */
	enquiries: EnquiryContext;
	bookings: VisitContext;
	jobApplications: JobApplicationContext;
	/** Context for the page of an application. */
	tracking: TrackingContext;
	links: LinkRequestContext;
	openings: OpeningRequestContext;
	/** Context for what people ask about their data. */
	privacy: DataRequestContext & { storage: Storage; school: School };
	/** Seconds until this connection may post a form again; undefined if it may now. */
	formRetryAfter?: number | undefined;
	/** The files that came with a posted form. */
	upload?: ParsedMultipart | undefined;
	/** Draws the picture of a page for link previews. */
	drawPicture: DrawPicture;
	readLogo: ReadLogo;
};

export const siteServices = createContext<SiteServices>();
