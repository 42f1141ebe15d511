import type { Transaction } from "kysely";
import { z } from "zod";
import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import { type Actor, readUndoable, type UndoRefusal } from "#src/audit/undoable.server.ts";
import { contentPermissions } from "#src/content/content-permissions.ts";
import { type ContentActResult, goneItem, refuse } from "#src/content/editing/content-act.ts";
import { contentSubject, type ItemPointers, pointerNames, typeOf } from "#src/content/editing/content-item.ts";
import { itemStates } from "#src/content/editing/item-state.ts";
import { moveItem } from "#src/content/editing/move-item.server.ts";
import { lockItem, readItemVersion } from "#src/content/editing/read-item.server.ts";
import { refuseBringingBack } from "#src/content/editing/second-person/second-person.server.ts";
import type { Database } from "#src/db/tables.ts";

const versionId = z.number().nullable().optional();
const time = z.string().nullable().optional();
const pointers = z.object({
	state: z.enum(itemStates).optional(),
	draft_id: versionId,
	published_id: versionId,
	scheduled_id: versionId,
	publish_at: time,
	take_down_at: time,
	trashed_at: time,
});

/** `itemId` is the item that the act must be about. */
type Undoing = { itemId: number; actId: number; by: Actor };

/**
 * Undoes an act on an item: the item names again what it named before, and its record follows. What changed what
 * visitors see needs the permission to publish the item's type, everything else that to write it.
 */
export async function undoContentAct(
	trx: Transaction<Database>,
	{ itemId, actId, by }: Undoing,
	now: Date,
): Promise<ContentActResult | UndoRefusal> {
	const item = await lockItem(trx, itemId);
	if (!item) return goneItem;
	const { draft, publish } = contentPermissions(typeOf(item));
	const undoable = await readUndoable(trx, { actId, subject: contentSubject(itemId), by }, (act) =>
		changesWhatIsShown(act) ? publish : draft,
	);
	if (!undoable.ok) return undoable;
	const { act } = undoable;
	const [before, after] = [pointers.parse(act.before ?? {}), pointers.parse(act.after ?? {})];
	const names = pointerNames.filter((name) => after[name] !== undefined);
	if (names.length === 0) return refuse("There’s nothing to undo.");
	if (names.some((name) => item[name] !== after[name])) return refuse("This was changed again later. Undo that first.");
	const change = withoutPast(Object.fromEntries(names.map((name) => [name, before[name] ?? null])), now);
	if (names.every((name) => (change[name] ?? null) === item[name])) return refuse("Its scheduled time has passed.");
	if (change.draft_id === null && item.published_id === null && item.state === "draft")
		return refuse("This is its first draft. Move it to the trash instead.");
	const next = { ...item, ...change };
	if (await isWrittenOn(trx, { item, next, since: act.at })) return refuse("The text has changed. Schedule it again.");
	const refusal = await refuseBringingBack(trx, { item, next, isRedo: act.undoes !== null, by });
	if (refusal) return refusal;
	return moveItem(trx, item, change, { act: act.act, by, undoes: actId }, now);
}

/** Tells whether an act has changed what visitors see, or when. */
function changesWhatIsShown({ before, after }: Pick<RecordedAct, "before" | "after">): boolean {
	const names = ["published_id", "scheduled_id", "publish_at", "take_down_at"];
	return [before, after].some(
		(values) =>
			typeof values === "object" &&
			values !== null &&
			(names.some((name) => name in values) || ("state" in values && values.state === "published")),
	);
}

/** A time that has passed does not come back: what an undo has just taken back would be shown again at once. */
function withoutPast(change: Partial<ItemPointers>, now: Date): Partial<ItemPointers> {
	const isPast = (time: string | null | undefined) => typeof time === "string" && time <= now.toISOString();
	return {
		...change,
		...(isPast(change.publish_at) && { scheduled_id: null, publish_at: null }),
		...(isPast(change.take_down_at) && { take_down_at: null }),
	};
}

type Scheduling = { item: ItemPointers; next: ItemPointers; since: string };

/**
 * Returns true if a version would be scheduled again that has changed after its schedule was removed: no one chose a
 * time for that text.
 */
async function isWrittenOn(trx: Transaction<Database>, { item, next, since }: Scheduling): Promise<boolean> {
	if (next.scheduled_id === item.scheduled_id) return false;
	const version = await readItemVersion(trx, next.scheduled_id);
	return version !== undefined && version.changed_at > since;
}
