import type { Generated } from "kysely";
import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";

/** Applications that are not sent yet. Times are ISO 8601 in UTC. A deleted draft has no row. */
export type DraftsTable = {
	id: Generated<number>;
	application_type: ApplicationType;
	state: "open" | "submitted";
	/** JSON of texts by field name; empty once submitted. */
	answers: string;
	step: number;
	/** That of the form, as the browser filled it in. */
	version: string;
	/** How often the answers were saved; each save names the revision that it goes on from. */
	revision: number;
	saved_at: string | null;
	/** Where its links are mailed; nobody's once submitted. */
	email: string | null;
	/** The same in lower case, by which the drafts of one person are found. */
	email_key: string | null;
	application_id: number | null;
	created_at: string;
	/** When answers or files last changed. */
	changed_at: string;
	expires_at: string;
	/** The word of the link by which its form was opened; null for none. */
	source: Generated<string | null>;
	/** Since when its owner wants no reminders; null where they may be sent. */
	reminders_stopped_at: string | null;
};

/** What opens a draft; deleted with it. */
export type DraftTokensTable = {
	/** SHA-256. */
	token_hash: string;
	draft_id: number;
	/** Held by the device that began the draft, or sent by mail. */
	kind: "device" | "link";
	created_at: string;
};

/** At most one file per field; the row is deleted with its draft, and becomes one of `application_files` on submit. */
export type DraftFilesTable = {
	/** 128 random bits. */
	id: string;
	draft_id: number;
	field: string;
	original_name: string;
	storage_key: string;
	/** Bytes. */
	size: number;
	sha256: string;
	/** Of the file as it was sent; null in earlier records. */
	sent_sha256: Generated<string | null>;
	created_at: string;
};
