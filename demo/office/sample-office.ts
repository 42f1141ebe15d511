import type { Stage } from "#src/admissions/applications/stage.ts";
import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { FocalArea } from "#src/content/media/focal-area.ts";

/** Texts by field name, as a form sends them. */
type Fields = Record<string, string>;

/** A document in the folder of sample documents. */
export type SampleDocument = { field: string; file: string; name: string };

/** One step of an application's way; `inDays` is the day of the interview, or the last day of the offer. */
export type SampleMove = { to: Stage; daysAgo: number; inDays?: number };

export type SampleApplication = {
	type: ApplicationType;
	daysAgo: number;
	fields: Fields;
	documents: readonly SampleDocument[];
	paid: boolean;
	/** The word of the link by which it came, if any. */
	source?: string | undefined;
	/** Progress of the parent or guardian of an applicant under 18; undefined where no link was made. */
	guardian?: "asked" | "declared" | "confirmed" | "withheld" | undefined;
	moves: readonly SampleMove[];
};

export type SampleEnquiry = { form: "enquiry" | "sidebar" | "contact"; daysAgo: number; fields: Fields };

export type SampleAlumnus = { daysAgo: number; fields: Fields };

/**
 * Application for the post with this slug; left out if the school doesn't have that post. The CV is among the sample
 * documents.
 */
export type SampleJobApplication = {
	daysAgo: number;
	opening: string;
	fields: Fields;
	cv: Omit<SampleDocument, "field">;
};

/** Booking of the `tour`-th tour to come on that day, counted from 0; left out while the school gives none. */
export type SampleBooking = { daysAgo: number; tour: number; fields: Fields };

/**
 * Number of times something was counted on a day: `visited`, `step-2`, `begun`, `saved`; `source` is empty for no link.
 */
export type SampleVisits = { daysAgo: number; form: ApplicationType; source: string; step: string; times: number };

/** A drawing of the gallery that the library has as an upload, with its focal area there. */
export type SamplePhotograph = { key: string; focus: FocalArea };

/**
 * Invented records with which a new database shows what an office looks like: what a school folder
 * (`#school/records/sample-office.ts`) provides for a day, `YYYY-MM-DD`. Each list is oldest first.
 */
export type SampleOffice = {
	applications: readonly SampleApplication[];
	enquiries: readonly SampleEnquiry[];
	alumni: readonly SampleAlumnus[];
	jobApplications: readonly SampleJobApplication[];
	/** Bookings of campus tours. */
	bookings: readonly SampleBooking[];
	/** Links that the school hands out. */
	links: readonly { word: string; label: string }[];
	/** Counts of the funnel. */
	visits: readonly SampleVisits[];
	photographs: readonly SamplePhotograph[];
};
