import type { Generated } from "kysely";

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
	/** Null when a program sent the application without asking for consent. */
	consent_version: string | null;
	consent_at: string | null;
	created_at: string;
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
};

export type AccessTokensTable = {
	token_hash: string;
	application_id: number;
	created_at: string;
	expires_at: string;
};
