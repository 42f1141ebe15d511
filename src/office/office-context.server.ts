import { createContext } from "react-router";
import type { AccountsContext } from "#src/accounts/accounts-context.ts";
import type { ApplicationFee } from "#src/admissions/applications/store-application.server.ts";
import type { Admissions } from "#src/admissions/season/season.ts";
import type { RequestPage } from "#src/content/links/check-links.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Staging } from "#src/documents/stage-uploads.server.ts";
import type { School } from "#src/forms/school.ts";
import type { WriteEmail } from "#src/mail/define-email.ts";
import type { PaymentContext } from "#src/payment/fee/payment-event.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import type { CurrentTexts } from "#src/school-texts.ts";
import type { Storage } from "#src/storage/storage.ts";

/** Services for loaders and actions of the office. */
export type OfficeServices = {
	db: Db;
	storage: Storage;
	/** The fixed texts of the site, as they are published now. */
	readonly texts: CurrentTexts;
	/** Periods in which applications are accepted. */
	readonly admissions: Admissions;
	/** Context for signing in and managing members. */
	accounts: AccountsContext;
	/** School as its emails name it. */
	readonly school: School;
	/** Writes an email of the outbox as it will be sent. */
	writeEmail: WriteEmail;
	/** URL of the public site, without a slash at its end. */
	siteUrl: string;
	/** The site's pages with one address each, with their titles. */
	pages: readonly (readonly [path: string, title: string])[];
	/** Asks the site for an address, as a visitor does. */
	requestPage: RequestPage;
	/** Null when payments are off. */
	readonly applicationFee: ApplicationFee | null;
	/** The payment provider, null when payments are off, and what recording its reports needs. */
	payments: { gateway: PaymentGateway | null; context: PaymentContext };
	/** Folder in which uploads are kept until they are stored. */
	stagingFolder: string;
	/** The same, for documents, which are checked there. */
	staging: Staging;
	/** Titles that describe what each kind of background job does. */
	jobTitles: ReadonlyMap<string, string>;
	/** Looks anew whether all is well, and stores what was found. */
	checkHealth: () => Promise<void>;
	now: () => Date;
	reportFailure: (error: unknown, requestId: string) => void;
	/** Logs that a member asked for what their role does not include. */
	reportRefused: (refused: { member: number; act: string }, requestId: string) => void;
	/**
	 * A page of the site as visitors would get it from this database at this moment.
	 * @param address path and query
	 */
	renderSite: (
		preview: { db: Db; at: Date },
		address: string,
	) => Promise<{ status: number; headers: Record<string, string>; body: Uint8Array<ArrayBufferLike> }>;
};

export const officeServices = createContext<OfficeServices>();

/** The request's number in the log, and the address of its connection. */
export const requestFacts = createContext<{ id: string; client: string }>();
