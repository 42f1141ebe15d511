import type { Generated } from "kysely";
import type { BreachText, ReportKind } from "./breach.ts";

/** Times are ISO 8601 in UTC. */
export type BreachTables = {
	breaches: Record<BreachText, Generated<string>> & {
		id: Generated<number>;
		state: "open" | "closed";
		/** Starts the clocks of the reports. */
		noticed_at: string;
		/** Counts the changes of its texts. */
		version: number;
		created_at: string;
		/** Since when letters go to whoever has none yet; null when all have theirs. */
		sending_since: string | null;
		closed_at: string | null;
	};
	/** How affected people were chosen; it goes with those whom it has added. */
	breach_selections: {
		id: Generated<number>;
		breach_id: number;
		words: string;
		member_name: string;
		created_at: string;
	};
	breach_people: {
		id: Generated<number>;
		breach_id: number;
		selection_id: number;
		/** The address in lower case, or the telephone number of whoever has none: one person is told once. */
		person_key: string;
		name: string;
		/** Null where there is none, so that the person is called. */
		email: string | null;
		phone: string;
		/** The language that the person has used with the school, where that is known. */
		language: string | null;
		/** When the letter was queued, or the person was called. */
		told_at: string | null;
		/** Of the letter. */
		outbox_id: number | null;
		/** What was said on the telephone. */
		told_how: string | null;
		told_by: string | null;
	};
	/** Reports that were made. */
	breach_reports: {
		id: Generated<number>;
		breach_id: number;
		kind: ReportKind;
		made_at: string;
		/** Of the authority that has it. */
		reference: string;
		member_name: string;
		created_at: string;
	};
};
