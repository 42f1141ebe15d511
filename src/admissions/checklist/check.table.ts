import type { Generated } from "kysely";

export const verdicts = ["accepted", "incorrect", "unreadable", "outdated"] as const;
export type Verdict = (typeof verdicts)[number];

/** What the office has judged. Times are ISO 8601 in UTC. */
export type DocumentChecksTable = {
	id: Generated<number>;
	application_id: number;
	/** The storage key of a document, or `line:` and the key of a line of the checklist that has none. */
	subject: string;
	state: Verdict;
	/** For the applicant, in a sentence. */
	reason: string | null;
	/** JSON of the marked part of a picture; see `box.ts`. */
	box: string | null;
	member_id: number;
	member_name: string;
	checked_at: string;
};

/** Asks an applicant for one document. */
export type DocumentRequestsTable = {
	id: Generated<number>;
	application_id: number;
	field: string;
	reason: string | null;
	/** The document in whose place another one is asked for; null where there was none. */
	storage_key: string | null;
	box: string | null;
	/** mail: sent by e-mail. link: passed on by a member. */
	channel: "mail" | "link";
	member_id: number;
	member_name: string;
	asked_at: string;
	/** `YYYY-MM-DD`. */
	due_on: string;
	reminded_at: string | null;
	answered_at: string | null;
	/** When the office took it back. */
	withdrawn_at: string | null;
};

/** What opens a request: the hash of the code in a link. A reminder has a code of its own. */
export type DocumentRequestCodesTable = { code_hash: string; request_id: number; created_at: string };

/** A document that a member looks at, so that nobody else is given it. */
export type DocumentClaimsTable = { file_id: number; member_id: number; member_name: string; until: string };
