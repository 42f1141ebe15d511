import type { Generated } from "kysely";
import type { ReminderKind } from "./reminder-schedule.ts";

/** One row per reminder that was queued, about an application or a draft; gone with it. */
export type RemindersTable = {
	id: Generated<number>;
	application_id: number | null;
	draft_id: number | null;
	kind: ReminderKind;
	/** From 1, for each kind: two processes that send the same reminder write the same number. */
	number: number;
	/** SHA-256 of the token that stops the reminders about this application or draft. */
	token_hash: string;
	/** When it was queued, ISO 8601 in UTC. */
	sent_at: string;
};
