import type { Generated } from "kysely";
import type { CheckWay, GuardianLanguage, IdKind, Relation, Way } from "./guardian.ts";

/**
 * A parent or guardian of an applicant under 18. A draft and an application each have one at a time; those in whose
 * place another has come have ended. Times are ISO 8601 in UTC.
 */
export type GuardiansTable = {
	id: Generated<number>;
	/** Of a draft until it is submitted, then of its application. */
	draft_id: number | null;
	application_id: number | null;
	/** SHA-256 of the link's token; null where the office has entered what a guardian said. */
	link_hash: string | null;
	/** How many links of the draft or application came before, and this one: the token is derived from it. */
	link_number: number;
	created_at: string;
	/** When a link ends that nobody has answered. */
	expires_at: string;
	/** Since when another one has its place. */
	ended_at: string | null;
	name: string | null;
	relation: Relation | null;
	phone: string | null;
	email: string | null;
	/** How the guardian wants to be checked. */
	way: Way | null;
	id_kind: IdKind | null;
	/** The last four characters of the document's number. */
	id_end: string | null;
	answer: "given" | "withheld" | null;
	answered_at: string | null;
	withdrawn_at: string | null;
	/** Of the consent: its version, language, everything that was shown, and the SHA-256 of that. */
	consent_version: string | null;
	consent_language: GuardianLanguage | null;
	consent_text: string | null;
	consent_sha256: string | null;
	/** What the office found. */
	checked: "confirmed" | "refused" | null;
	check_way: CheckWay | null;
	check_note: string | null;
	checked_at: string | null;
	member_id: number | null;
	member_name: string | null;
};

/** A copy of an identity document, until the office has looked at it. */
export type GuardianCopiesTable = {
	guardian_id: number;
	original_name: string;
	storage_key: string;
	/** Bytes. */
	size: number;
	media_type: string;
	sha256: string;
	sent_at: string;
};

export type GuardianTables = { guardians: GuardiansTable; guardian_copies: GuardianCopiesTable };
