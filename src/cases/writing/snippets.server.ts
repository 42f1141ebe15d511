import type { Kysely } from "kysely";
import { z } from "zod";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { type Actor, readUndoable, type UndoRefusal } from "#src/audit/undoable.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { type By, type CaseKind, caseKinds } from "#src/cases/case.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { Refusal } from "#src/refusal.ts";
import type { SnippetSeed, SnippetText } from "./snippet.ts";

export type Snippet = SnippetText & { id: number; version: number };

export type SnippetResult = { ok: true; id: number; actId: number | null } | Refusal;

export const snippetAdded = "snippet-added";
export const snippetChanged = "snippet-changed";
export const snippetDeleted = "snippet-deleted";

const columns = ["id", "kind", "title", "subject", "text", "version"] as const;

/**
 * Lists snippets by kind and title, those for all kinds first. @param kind also those for all kinds; undefined for
 * every one
 */
export async function listSnippets(db: Kysely<Database>, kind?: CaseKind): Promise<Snippet[]> {
	const all = db.selectFrom("snippets").select(columns).where("deleted_at", "is", null);
	const query = kind ? all.where(({ or, eb }) => or([eb("kind", "=", kind), eb("kind", "is", null)])) : all;
	const order = (each: Snippet) => (each.kind === null ? -1 : caseKinds.indexOf(each.kind));
	return (await query.execute()).toSorted((a, b) => order(a) - order(b) || a.title.localeCompare(b.title, "en"));
}

/** Adds those that never were there. What members have changed or deleted stays so. */
export async function seedSnippets(db: Kysely<Database>, seeds: readonly SnippetSeed[], now: Date): Promise<void> {
	if (seeds.length === 0) return;
	await db
		.insertInto("snippets")
		.values(seeds.map((seed) => ({ ...seed, version: 0, created_at: now.toISOString(), deleted_at: null })))
		.onConflict((conflict) => conflict.column("key").doNothing())
		.execute();
}

const result: SnippetResult = { ok: false, message: "We can’t find this saved reply." };
const changedMeanwhile = (title: string): SnippetResult => ({
	ok: false,
	message: `Someone changed “${title}” in the meantime. You now see their version. Your text is in the fields.`,
});

/** Adds a snippet, or changes the one with this id if no one has changed it since this version. */
export async function saveSnippet(
	trx: Trx,
	{ id, version, by, ...input }: SnippetText & { id: number | null; version: number; by: By },
	now: Date,
): Promise<SnippetResult> {
	const after = { kind: input.kind, title: input.title, subject: input.subject, text: input.text };
	if (id === null) {
		const addedSnippet = await trx
			.insertInto("snippets")
			.values({ key: null, ...after, version: 0, created_at: now.toISOString(), deleted_at: null })
			.returning("id")
			.executeTakeFirstOrThrow();
		return record(trx, addedSnippet.id, { by, act: snippetAdded, after }, now);
	}
	const row = await lockRow(trx, "snippets", id);
	if (!row || row.deleted_at !== null) return result;
	if (row.version !== version) return changedMeanwhile(row.title);
	const before = textOf(row);
	if (JSON.stringify(before) === JSON.stringify(after)) return { ok: true, id, actId: null };
	await trx
		.updateTable("snippets")
		.set({ ...after, version: version + 1 })
		.where("id", "=", id)
		.execute();
	return record(trx, id, { by, act: snippetChanged, before, after }, now);
}

/** Deletes a snippet; its row stays, so that an undo restores it. */
export async function deleteSnippet(trx: Trx, { id, by }: { id: number; by: By }, now: Date): Promise<SnippetResult> {
	const row = await lockRow(trx, "snippets", id);
	if (!row || row.deleted_at !== null) return result;
	await trx.updateTable("snippets").set({ deleted_at: now.toISOString() }).where("id", "=", id).execute();
	return record(trx, id, { by, act: snippetDeleted, before: textOf(row) }, now);
}

const texts = z.object({
	kind: z.enum(caseKinds).nullable(),
	title: z.string(),
	subject: z.string(),
	text: z.string(),
});

/** Undoes an act on a snippet, unless it was changed again since. */
export async function undoSnippetAct(
	trx: Trx,
	{ actId, by }: { actId: number; by: Actor },
	now: Date,
): Promise<SnippetResult | UndoRefusal> {
	const read = () => readUndoable(trx, { actId, subject: { kind: "snippet" }, by }, () => "snippet.write");
	const seenResult = await read();
	if (!seenResult.ok) return seenResult;
	const row = await lockRow(trx, "snippets", seenResult.act.subject.id);
	if (!row) return result;
	// Once more under the lock.
	const lockResult = await read();
	if (!lockResult.ok) return lockResult;
	const { act } = lockResult;
	if (act.undoes !== null) return { ok: false, message: "This was already undone." };
	const { id } = row;
	const isDeleted = row.deleted_at !== null;
	const holds = act.act === snippetDeleted ? isDeleted : !isDeleted && sameText(textOf(row), act.after);
	if (!holds) return { ok: false, message: "This was changed again later. Undo that first." };
	const change =
		act.act === snippetAdded
			? { deleted_at: now.toISOString() }
			: act.act === snippetDeleted
				? { deleted_at: null }
				: { ...texts.parse(act.before), version: row.version + 1 };
	await trx.updateTable("snippets").set(change).where("id", "=", id).execute();
	return record(trx, id, { by, act: act.act, before: act.after, after: act.before, undoes: act.id }, now);
}

function textOf({ kind, title, subject, text }: SnippetText): SnippetText {
	return { kind, title, subject, text };
}

function sameText(one: SnippetText, other: unknown): boolean {
	const parsed = texts.safeParse(other).data;
	return parsed !== undefined && JSON.stringify(one) === JSON.stringify(textOf(parsed));
}

type SnippetAct = { by: By; act: ActName; before?: unknown; after?: unknown; undoes?: number };

async function record(trx: Trx, id: number, { by, ...act }: SnippetAct, now: Date): Promise<SnippetResult> {
	const subject = { kind: "snippet", id };
	const actId = await recordAct(trx, { actor: by.name, memberId: by.id, subject, ...act }, now);
	return { ok: true, id, actId };
}
