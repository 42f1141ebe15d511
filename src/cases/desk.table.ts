import type { Generated } from "kysely";
import type { CaseKind } from "./case.ts";

/** A list of cases under a name. */
export type SavedViewsTable = {
	id: Generated<number>;
	member_id: number;
	name: string;
	/** The part of the list's address after the question mark. */
	query: string;
	/** 1 where every member sees it. */
	shared: 0 | 1;
	created_at: string;
};

/** When a member has last seen a case. */
export type SeenCasesTable = { member_id: number; case_id: number; seen_at: string };

/** What a member has read of a record on a day at the school, `YYYY-MM-DD`; stored for a year. */
export type CaseReadsTable = {
	kind: CaseKind;
	record_id: number;
	member_id: number;
	day: string;
	member_name: string;
	/** How often the record was opened, and how many of its documents. */
	times: number;
	documents: number;
	/** ISO 8601 in UTC. */
	last_at: string;
};

/** Where members are. */
export type PresenceTable = {
	member_id: number;
	member_name: string;
	/** `case 12`, or the name of a page. */
	subject: string;
	/** Such as "reads". */
	doing: string;
	seen_at: string;
};

/** planned: to be confirmed. running, undoing: a job works on it. */
export type BatchState = "planned" | "running" | "done" | "undoing" | "undone" | "dropped";

/** One act on many cases. */
export type BatchesTable = {
	id: Generated<number>;
	member_id: number;
	member_name: string;
	act: string;
	/** JSON, as the act takes it. */
	details: string;
	/** How the cases were chosen, in words. */
	filter: string;
	state: BatchState;
	/** The end of the lease of the process that works on it. */
	leased_until: string | null;
	created_at: string;
	finished_at: string | null;
};

export type BatchOutcome = "done" | "unchanged" | "skipped" | "refused";

/** A case of a batch. */
export type BatchItemsTable = {
	batch_id: number;
	case_id: number;
	/** The version of the case when the batch was planned. */
	version_seen: number;
	/** Null until its turn. */
	outcome: BatchOutcome | null;
	/** Why it was skipped or refused. */
	message: string | null;
	act_id: number | null;
	undo_outcome: BatchOutcome | null;
	undo_message: string | null;
};
