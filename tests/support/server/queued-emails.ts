import { openData } from "#src/mail/outbox/sealed-data.server.ts";
import { renderEmail } from "#src/mail/template/render-email.tsx";
import type { Services } from "#src/server/services.ts";

/** Every email in the outbox, oldest first, with what it says if it leaves now. */
export async function readQueuedEmails({ db, writeEmail }: Pick<Services, "db" | "writeEmail">) {
	const rows = await db.selectFrom("outbox").selectAll().where("state", "=", "queued").orderBy("id").execute();
	return rows.map((row) => {
		const { subject, email } = writeEmail(row.template, openData(db, row), row.language ?? undefined);
		return { ...row, subject, ...renderEmail(email) };
	});
}
