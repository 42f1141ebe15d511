import type { Generated } from "kysely";
import type { CaseKind, CaseStatus, StatusColumns } from "./case.ts";

/**
 * One row per application, enquiry, message, alumnus and job application. Times are ISO 8601 in UTC, days
 * `YYYY-MM-DD`.
 */
export type CasesTable = StatusColumns & {
	id: Generated<number>;
	kind: CaseKind;
	record_id: number;
	/** The programme of an application, or the key of a form. */
	type: string;
	/** As e-mails about it name it: `DSA-26-B-000123`, `contact 12`. */
	reference: string;
	name: string;
	/** The name folded, for sorting. */
	name_key: string;
	phone: string;
	email: string;
	town: string;
	/** Equal in cases of one person; null where unknown. */
	phone_key: string | null;
	email_key: string | null;
	/** Folded name and year of birth. */
	person_key: string | null;
	status: CaseStatus;
	/** What happens next, in a few words: "Judge class XII". */
	waits_for: string;
	waits_since: string;
	/** 1 where the sender was asked for what the case waits for. */
	asked: 0 | 1;
	due_on: string | null;
	/** Where the record stands for its sender; null where nothing is decided about it. */
	stage: string | null;
	/** Whether its fee is paid; null where none is charged. */
	paid: 0 | 1 | null;
	/** Paise. */
	fee: number | null;
	/** A letter per line of the checklist: a(ccepted), u(njudged), k (asked), m(issing), w(rong), n(ot needed). */
	papers: string | null;
	/** Lines of the checklist that are not settled. */
	papers_missing: number | null;
	complete: 0 | 1 | null;
	/** Percentage and test score, in hundredths. */
	marks: number | null;
	score: number | null;
	/** The case that counts in place of this one. */
	duplicate_of: number | null;
	/** Counts the acts of the office. */
	version: number;
	/** When the record came. */
	created_at: string;
	/** When something happened to it last, by whomever. */
	changed_at: string;
};

/** What a search looks through: words folded, digits by themselves. */
export type CaseTextsTable = { case_id: number; text: string };

export type CaseTagsTable = { case_id: number; tag: string };

export type CaseNotesTable = {
	id: Generated<number>;
	case_id: number;
	member_id: number;
	member_name: string;
	text: string;
	/** Ids of the members who are named in it, each between commas: `,3,12,`; empty for none. */
	mentions: string;
	created_at: string;
};
