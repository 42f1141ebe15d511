import type { Generated, Insertable } from "kysely";

/** Enquiries and messages. Times are ISO 8601 in UTC; `answers` is a JSON object with one text per field. */
export type EnquiryTable = {
	id: Generated<number>;
	/** The form's key, such as `contact`. */
	form: string;
	/** See forms/submission/dedup-key.server.ts. */
	idempotency_key: string;
	name: string;
	answers: string;
	/** Null where the form asks for no consent, or a program sent none. */
	consent_version: string | null;
	/** The words agreed to; null in records from before they were stored. */
	consent_text: string | null;
	consent_at: string | null;
	/** In which it was asked for, such as "en"; null in earlier records, when English was the only one. */
	consent_language: Generated<string | null>;
	/** JSON of the versions of legal texts that it refers to (`ConsentLegal`); null in earlier records. */
	consent_legal: Generated<string | null>;
	created_at: string;
};

export type NewEnquiry = Insertable<EnquiryTable>;
