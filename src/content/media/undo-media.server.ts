import type { Transaction } from "kysely";
import { z } from "zod";
import { type RecordedAct, readAct } from "#src/audit/audit-log.server.ts";
import type { Database } from "#src/db/tables.ts";
import { captioned, posterChosen, saidSpeechless } from "./change-film.server.ts";
import {
	aimAt,
	described,
	describeMedia,
	focused,
	lockItem,
	type OnItem,
	replaced,
	restored,
	restoreMedia,
	trashed,
	trashMedia,
} from "./change-media.server.ts";
import { type MediaResult, refused } from "./media-item.ts";

const words = z.object({ title: z.string(), alt: z.string(), decorative: z.boolean(), credit: z.string() });
const revision = z.object({ revision: z.number() });

/** Acts whose undo shows the former revision again. */
const changesRevision: ReadonlySet<string> = new Set([focused, replaced, posterChosen, captioned, saidSpeechless]);

const changedSince = refused("This was changed again since. Undo that first.");

/** Restores what an act has replaced, unless it was changed again since, as an act of its own. */
export async function undoMediaAct(
	trx: Transaction<Database>,
	{ actId, id, by }: Pick<OnItem, "id" | "by"> & { actId: number },
	now: Date,
): Promise<MediaResult> {
	const item = await lockItem(trx, { id, by });
	if ("ok" in item) return item;
	const act = await readAct(trx, actId);
	if (act?.subject.kind !== "media" || act.subject.id !== id) return refused("There is no such act.");
	if (act.undone) return refused("This was undone already.");
	if (act.undoes !== null) return refused("This is an undo itself. Do the act again instead.");
	const on = { id, by, undoes: actId };
	if (act.act === trashed) return restoreMedia(trx, on, now);
	if (act.act === restored) return trashMedia(trx, on, now);
	if (act.act === described) {
		const present = { title: item.title, alt: item.alt, decorative: item.decorative === 1, credit: item.credit };
		if (!sameWords(present, act)) return changedSince;
		return describeMedia(trx, { ...on, ...words.parse(act.before) }, now);
	}
	if (changesRevision.has(act.act)) {
		if (item.target !== revision.parse(act.after).revision) return changedSince;
		return aimAt(trx, item, { ...on, act: act.act, number: revision.parse(act.before).revision }, now);
	}
	return refused("This act cannot be undone.");
}

function sameWords(present: z.output<typeof words>, { after }: RecordedAct): boolean {
	const written = words.parse(after);
	return (
		written.title === present.title &&
		written.alt === present.alt &&
		written.decorative === present.decorative &&
		written.credit === present.credit
	);
}
