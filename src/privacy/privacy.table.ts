import type { Generated } from "kysely";

/**
 * correct, erase: asked of the school. withdraw, nominate: done by the person at once. grievance: a complaint about how
 * data are handled.
 */
export const requestKinds = ["correct", "erase", "withdraw", "nominate", "grievance"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** open: waits for the school. done and refused: the person has the answer. taken-back: by the person. */
export type RequestState = "open" | "done" | "refused" | "taken-back";

/** asked: waits for a second member. restricted: something waits for its day. freed: taken back before that day. */
export type OrderState = "asked" | "withdrawn" | "restricted" | "freed" | "done";

/** Kinds of records that a person can have with the school. */
export const recordKinds = [
	"application",
	"draft",
	"enquiry",
	"message",
	"alumni",
	"job-application",
	"visit",
	"opening-request",
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Times are ISO 8601 in UTC, days `YYYY-MM-DD`; `email_key` is an address in lower case. */
export type PrivacyTables = {
	/** Who wants the link to their data, for the seconds until they are answered. `contact`: address or reference. */
	privacy_link_requests: { id: Generated<number>; contact: string; created_at: string };
	/** What opens the page about the data of one address, by the SHA-256 of its token. */
	privacy_links: { token_hash: string; email: string; email_key: string; created_at: string; expires_at: string };
	privacy_requests: {
		id: Generated<number>;
		kind: RequestKind;
		state: RequestState;
		email: string;
		email_key: string;
		/** In the words of the person. */
		text: string;
		due_on: string;
		/** Who works on it. */
		member_id: number | null;
		member_name: string | null;
		answer: string | null;
		created_at: string;
		closed_at: string | null;
	};
	/** Who exercises a person's rights after their death or when they cannot (DPDP Act, section 14). */
	nominations: {
		id: Generated<number>;
		email_key: string;
		name: string;
		email: string;
		created_at: string;
		ended_at: string | null;
	};
	/** Why the data of an address are not erased until a day. */
	erasure_holds: {
		id: Generated<number>;
		email_key: string;
		reason: string;
		ends_on: string;
		member_id: number;
		member_name: string;
		created_at: string;
		ended_at: string | null;
	};
	/** An erasure, asked for by one member and confirmed by another, or by a person who withdraws a consent. */
	erasure_orders: {
		id: Generated<number>;
		request_id: number;
		state: OrderState;
		email: string;
		email_key: string;
		reason: string;
		/** Null for the person. */
		asked_by: number | null;
		asked_by_name: string;
		confirmed_by: number | null;
		confirmed_by_name: string | null;
		confirmed_at: string | null;
		finished_at: string | null;
		/** JSON of `CertificateLine[]`; null until it was confirmed. */
		certificate: string | null;
		created_at: string;
	};
	/** A record that is hidden from the office until it is erased; it has no rows of its own meanwhile. */
	restricted_records: {
		id: Generated<number>;
		/** Null for one that was restricted again after a restore. */
		order_id: number | null;
		kind: RecordKind;
		record_id: number;
		record_created_at: string;
		email_key: string;
		title: string;
		/** JSON of the rows, by table. */
		rows: string;
		erase_on: string;
		created_at: string;
	};
	restricted_files: { storage_key: string; restricted_id: number };
	/** Periods that the office has set. */
	privacy_settings: { name: string; days: number };
};
