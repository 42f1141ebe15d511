import { titleOf } from "#src/admissions/forms/application-forms.ts";
import type { Db } from "#src/db/connect.server.ts";
import { hashToken } from "#src/forms/token.server.ts";

/**
 * Finds what the token of a reminder is about, as its recipient knows it, and whether there will be more. A draft has
 * no reference. Undefined for an unknown token, or when the draft or application is gone.
 */
export async function findReminded(db: Db, token: string) {
	const reminder = await db
		.selectFrom("reminders")
		.leftJoin("drafts", "drafts.id", "reminders.draft_id")
		.leftJoin("applications", "applications.id", "reminders.application_id")
		.select(["applications.reference", "applications.application_type", "drafts.application_type as draft_type"])
		.select(["applications.reminders_stopped_at as stopped", "drafts.reminders_stopped_at as draft_stopped"])
		.where("token_hash", "=", hashToken(token))
		.executeTakeFirst();
	if (!reminder) return undefined;
	const { reference, application_type, draft_type, stopped, draft_stopped } = reminder;
	return {
		formTitle: titleOf(application_type ?? draft_type ?? ""),
		reference,
		stopped: (stopped ?? draft_stopped) !== null,
	};
}

/**
 * Stops all reminders about the draft or application of this token, or lets them be sent again.
 * @returns false for a token that is about nothing
 */
export async function allowReminders(db: Db, token: string, allowed: boolean, now: Date): Promise<boolean> {
	const about = await db
		.selectFrom("reminders")
		.select(["draft_id", "application_id"])
		.where("token_hash", "=", hashToken(token))
		.executeTakeFirst();
	if (!about) return false;
	const { draft_id, application_id } = about;
	const table = draft_id === null ? "applications" : "drafts";
	await db
		.updateTable(table)
		.set({ reminders_stopped_at: allowed ? null : now.toISOString() })
		.where("id", "=", draft_id ?? application_id)
		.execute();
	return true;
}
