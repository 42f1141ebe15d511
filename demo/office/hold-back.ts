import type { Db } from "#src/db/connect.server.ts";
import { heldBack } from "#src/mail/delivery/failure.ts";

/** No process sends before that day. */
const never = "9999-12-31T00:00:00.000Z";

/** Holds back every email that the samples have caused, and stops reminders of sample applications. */
export async function holdBack(db: Db, now: Date): Promise<void> {
	const at = now.toISOString();
	await db
		.updateTable("outbox")
		.set({ due_at: never, last_error: heldBack })
		.where("state", "=", "queued")
		.where("created_at", "<", at)
		.execute();
	await db.updateTable("applications").set({ reminders_stopped_at: at }).where("created_at", "<", at).execute();
}
