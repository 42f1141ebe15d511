import type { Generated } from "kysely";

/** Registered alumni. Times are ISO 8601 in UTC; `answers` and `asked` are JSON and hold no password. */
export type AlumniTable = {
	id: Generated<number>;
	/** A dedup key when a program sent none; null in earlier records. */
	idempotency_key: string | null;
	/** Distinguishes a repeated request from a different one with the same key. */
	fingerprint: string;
	name: string;
	email: string;
	country: string | null;
	/** Argon2id in PHC form. */
	password_hash: string | null;
	answers: string;
	/** The questions as they were shown, with the answers as people read them. */
	asked: string;
	form_version: string;
	/** Null when a program did not ask. */
	consent_version: string | null;
	consent_text: string | null;
	consent_at: string | null;
	/** In which it was asked for, such as "en"; null in earlier records, when English was the only one. */
	consent_language: Generated<string | null>;
	/** JSON of the versions of legal texts that it refers to (`ConsentLegal`); null in earlier records. */
	consent_legal: Generated<string | null>;
	created_at: string;
};
