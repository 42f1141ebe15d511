import type { Generated } from "kysely";

/** What came in through a form of one step. Times are ISO 8601 in UTC; `answers` is JSON, a text a field. */
export type InboxTable = {
	id: Generated<number>;
	/** The form's key, such as `contact`. */
	form: string;
	/** Null when a program sent none. */
	idempotency_key: string | null;
	name: string;
	answers: string;
	/** Null where the form asks for no consent, or a program sent none. */
	consent_version: string | null;
	consent_at: string | null;
	created_at: string;
};
