import type { Generated } from "kysely";

/** Applications for posts, each with one document. Times are ISO 8601 in UTC. */
export type JobApplicationsTable = {
	id: Generated<number>;
	/** See forms/submission/dedup-key.server.ts. */
	idempotency_key: string;
	/** The opening as it was then: its readable key and its title. */
	career_slug: string;
	career_title: string;
	name: string;
	email: string;
	phone_no: string;
	note: string | null;
	/** Its storage key. */
	storage_key: string;
	/** As the applicant calls the file. */
	original_name: string;
	/** Bytes. */
	size: number;
	sha256: string;
	consent_version: string | null;
	consent_text: string | null;
	consent_at: string | null;
	/** In which it was asked for, such as "en"; null in earlier records, when English was the only one. */
	consent_language: Generated<string | null>;
	/** JSON of the versions of legal texts that it refers to (`ConsentLegal`); null in earlier records. */
	consent_legal: Generated<string | null>;
	created_at: string;
};
