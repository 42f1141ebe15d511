import type { Transaction } from "kysely";
import { z } from "zod";
import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import { type Actor, readUndoable, type UndoRefusal } from "#src/audit/undoable.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { captioned, posterChosen, saidSpeechless } from "#src/content/media/change-film.server.ts";
import {
	aimAt,
	described,
	describeMedia,
	focused,
	lockItem,
	replaced,
	restored,
	restoreMedia,
	trashed,
	trashMedia,
} from "#src/content/media/change-media.server.ts";
import { filePermission, type MediaResult, mediaSubject, refuse } from "#src/content/media/media-item.ts";
import { isShown } from "#src/content/media/uses/read-uses.server.ts";
import type { Database } from "#src/db/tables.ts";

const textsSchema = z.object({ title: z.string(), alt: z.string(), decorative: z.boolean(), credit: z.string() });
const revision = z.object({ revision: z.number() });

/** Acts whose undo shows the former revision again. */
const changesRevision: ReadonlySet<string> = new Set([focused, replaced, posterChosen, captioned, saidSpeechless]);

const changedSince = refuse("This was changed again later. Undo that first.");

/**
 * Restores what an act has replaced, unless it was changed again since, as a separate act. It needs the permission
 * that the act itself would need now.
 */
export async function undoMediaAct(
	trx: Transaction<Database>,
	{ actId, id, by }: { actId: number; id: number; by: Actor },
	now: Date,
): Promise<MediaResult | UndoRefusal> {
	const item = await lockItem(trx, { id, by });
	if ("ok" in item) return item;
	const shown = await isShown(trx, id);
	const undoable = await readUndoable(trx, { actId, subject: mediaSubject(id), by }, ({ act }) =>
		mediaUndoPermission(act, shown),
	);
	if (!undoable.ok) return undoable;
	const { act } = undoable;
	if (act.undoes !== null) return refuse("You can’t undo an undo. Do the action again instead.");
	const on = { id, by, undoes: actId };
	if (act.act === trashed) return restoreMedia(trx, on, now);
	if (act.act === restored) return trashMedia(trx, on, now);
	if (act.act === described) {
		const present = { title: item.title, alt: item.alt, decorative: item.decorative === 1, credit: item.credit };
		if (!sameTexts(present, act)) return changedSince;
		return describeMedia(trx, { ...on, ...textsSchema.parse(act.before) }, now);
	}
	if (changesRevision.has(act.act)) {
		if (item.target !== revision.parse(act.after).revision) return changedSince;
		return aimAt(trx, item, { ...on, act: act.act, number: revision.parse(act.before).revision }, now);
	}
	return refuse("You can’t undo this action.");
}

/** Returns the permission that a member needs to undo an act on an item. */
export function mediaUndoPermission(act: ActName, shown: boolean): "media.upload" | "media.delete" {
	if (act === described) return "media.upload";
	return changesRevision.has(act) ? filePermission(shown) : "media.delete";
}

function sameTexts(present: z.output<typeof textsSchema>, { after }: RecordedAct): boolean {
	const newTexts = textsSchema.parse(after);
	return (
		newTexts.title === present.title &&
		newTexts.alt === present.alt &&
		newTexts.decorative === present.decorative &&
		newTexts.credit === present.credit
	);
}
