import type { Generated } from "kysely";

/** A link of a published record or of a text of the school, with its last check. Times are ISO 8601 in UTC. */
export type LinkChecksTable = {
	id: Generated<number>;
	/** The table of the record's content type, or of a text. */
	type: string;
	record_id: number;
	href: string;
	/** As the text has it; empty for a picture, or a field that is only an address. */
	words: string;
	created_at: string;
	/** When it is checked next. */
	due_at: string;
	checked_at: string | null;
	/** What was wrong at the last check, as a sentence; null where nothing was. */
	fault: string | null;
	/** The first of the checks in a row that failed. */
	failed_since: string | null;
	/** When a second check failed, on another day than the first. */
	broken_at: string | null;
	/** A member has decided to leave it as it is. */
	left_at: string | null;
	left_by: string | null;
};

/** One row: who checks at present, and when links were collected last. */
export type LinkCheckRunsTable = { id: number; lease_until: string; collected_at: string | null };

export type LinkTables = { link_checks: LinkChecksTable; link_check_runs: LinkCheckRunsTable };
