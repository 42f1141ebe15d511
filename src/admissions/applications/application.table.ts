import type { Generated } from "kysely";
import type { Stage } from "./stage.ts";

/** Times are ISO 8601 in UTC; `answers` and `asked` are JSON. */
export type ApplicationsTable = {
	id: Generated<number>;
	reference: string;
	application_type: string;
	idempotency_key: string;
	/** SHA-256 of the fields and files as sent: distinguishes a repeated request from another one with the same key. */
	fingerprint: string;
	name: string;
	email: string;
	phone_no: string;
	answers: string;
	/** What was asked beside what was answered: `{label, answer}[]` as the applicant saw them. */
	asked: string;
	form_version: string;
	/** JSON of how documents were asked for (`DocumentRules`), where the office had changed it; null otherwise. */
	document_rules: Generated<string | null>;
	/** Null when a program sent the application without asking for consent. */
	consent_version: string | null;
	/** The words agreed to; null in applications from before they were stored. */
	consent_text: string | null;
	consent_at: string | null;
	/** In which it was asked for, such as "en"; null in earlier records, when English was the only one. */
	consent_language: Generated<string | null>;
	/** JSON of the versions of legal texts that it refers to (`ConsentLegal`); null in earlier records. */
	consent_legal: Generated<string | null>;
	created_at: string;
	/** The word of the link by which its form was opened; null for none. */
	source: Generated<string | null>;
	/** Where it stands; see `stage.ts`. */
	stage: Generated<Stage>;
	/** JSON of what the applicant must know about the stage. */
	stage_details: string | null;
	/** The category under which it counts among seats, while it is offered or accepted; null otherwise. */
	seat_category: Generated<string | null>;
	/** Likewise the programme; null also where a process of a release before has offered the place. */
	seat_programme: Generated<string | null>;
	/** The details of the offer of whose end its applicant was told; null where nobody was. */
	lapse_told: Generated<string | null>;
	/** Its place among those who wait, as the office has ordered them; null where it has not. */
	waitlist_place: Generated<number | null>;
	/** Since when its applicant wants no reminders; null where they may be sent. */
	reminders_stopped_at: string | null;
	/** Since when only name, reference and fee are left of it, for the accounts; null for an application as it came. */
	erased_at: string | null;
};

export type ApplicationFilesTable = {
	id: Generated<number>;
	application_id: number;
	field: string;
	original_name: string;
	storage_key: string;
	/** Bytes. */
	size: number;
	media_type: string;
	sha256: string;
	/** Of the file as it was sent, which of a picture is another one; null in earlier records. */
	sent_sha256: Generated<string | null>;
	/** When it came, if later than the application. */
	sent_at: string | null;
};

/** Documents in whose place the applicant has sent another one. */
export type ReplacedFilesTable = ApplicationFilesTable & { replaced_at: string };

/** application: opens all of it. fee, seat-fee: opens its application fee or its seat fee, for whoever pays. */
export type TokenScope = "application" | "fee" | "seat-fee";

export type AccessTokensTable = {
	token_hash: string;
	application_id: number;
	scope: Generated<TokenScope>;
	/** Of a payer's link: where its holder wants the receipt, too; null where they have not asked. */
	receipt_email: Generated<string | null>;
	created_at: string;
	expires_at: string;
};
