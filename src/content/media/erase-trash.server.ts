import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { mediaSubject } from "./media-item.ts";

const trashDays = 30;
const dayMs = 86_400_000;

/** Erases what has been in the trash for 30 days; garbage collection removes the files. @returns how many */
export async function eraseTrashedMedia(db: Db, now: Date): Promise<number> {
	const before = new Date(now.getTime() - trashDays * dayMs).toISOString();
	return db.transaction().execute(async (trx) => {
		const erasedMedia = await trx
			.deleteFrom("media")
			.where("trashed_at", "<", before)
			.returning(["id", "title"])
			.execute();
		for (const { id, title } of erasedMedia) {
			const subject = mediaSubject(id);
			await recordAct(trx, { actor: "retention", act: "media-erased", subject, before: { title } }, now);
		}
		return erasedMedia.length;
	});
}
