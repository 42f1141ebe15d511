import type { Transaction } from "kysely";
import { z } from "zod";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { type Actor, readUndoable, type UndoRefusal } from "#src/audit/undoable.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { By } from "#src/cases/case.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { Refusal } from "#src/refusal.ts";
import { defaultMessages } from "./default-stage-messages.ts";
import { stageMessages } from "./read-stage-messages.server.ts";
import { isStageMessagesKey, type StageMessages, type StageMessagesKey } from "./stage-messages.ts";

const stageMessagesChanged = "status-words-changed";

export type WordsResult = { ok: true; actId: number | null } | Refusal;

type Change = {
	key: StageMessagesKey;
	/** Null brings the product's words back. */
	messages: StageMessages | null;
	/** Version that the member has seen. */
	version: number;
	by: By;
};

/** Gives a stage words of the office's own, or takes them away, unless someone has changed them since. */
export async function changeStageMessages(
	trx: Transaction<Database>,
	{ key, messages: own, version, by }: Change,
	now: Date,
): Promise<WordsResult> {
	const messages = await lockMessages(trx, key, now);
	if (messages.version !== version)
		return { ok: false, message: "Someone else has changed these texts. Yours are in the fields, but not saved." };
	const after = own && isDefault(key, own) ? null : own;
	return write(trx, messages, { after, by, act: stageMessagesChanged }, now);
}

const values = z.object({ key: z.string().refine(isStageMessagesKey), words: stageMessages.nullable() });

/** Undoes a change of words, unless they were changed again since. */
export async function undoStageMessages(
	trx: Transaction<Database>,
	{ actId, by }: { actId: number; by: Actor },
	now: Date,
): Promise<WordsResult | UndoRefusal> {
	const undoable = () => readUndoable(trx, { actId, subject: { kind: "status" }, by }, () => "status.write");
	const result = await undoable();
	if (!result.ok) return result;
	const [before, after] = [values.parse(result.act.before), values.parse(result.act.after)];
	const messages = await lockMessages(trx, after.key, now);
	// Once more under the lock.
	const requestResult = await undoable();
	if (!requestResult.ok) return requestResult;
	if (requestResult.act.undoes !== null) return { ok: false, message: "This was undone already." };
	if (JSON.stringify(messages.messages) !== JSON.stringify(after.words))
		return { ok: false, message: "These texts have been changed again. Undo that first." };
	return write(trx, messages, { after: before.words, by, act: stageMessagesChanged, undoes: actId }, now);
}

type LockedMessages = { id: number; key: StageMessagesKey; messages: StageMessages | null; version: number };

/** The row of a stage, which is there from its first change on. */
async function lockMessages(trx: Transaction<Database>, key: StageMessagesKey, now: Date): Promise<LockedMessages> {
	await trx
		.insertInto("stage_messages")
		.values({ key, messages: null, version: 0, created_at: now.toISOString() })
		.onConflict((conflict) => conflict.column("key").doNothing())
		.execute();
	const { id } = await trx.selectFrom("stage_messages").select("id").where("key", "=", key).executeTakeFirstOrThrow();
	const row = await lockRow(trx, "stage_messages", id);
	if (!row) throw new Error(`The words of ${key} have gone.`);
	return {
		id,
		key,
		messages: row.messages ? stageMessages.parse(JSON.parse(row.messages)) : null,
		version: row.version,
	};
}

type MessagesChange = { after: StageMessages | null; by: By; act: ActName; undoes?: number };

async function write(
	trx: Transaction<Database>,
	{ id, key, messages: before, version }: LockedMessages,
	{ after, by, act, undoes }: MessagesChange,
	now: Date,
): Promise<WordsResult> {
	if (JSON.stringify(before) === JSON.stringify(after)) return { ok: true, actId: null };
	await trx
		.updateTable("stage_messages")
		.set({ messages: after && JSON.stringify(after), version: version + 1 })
		.where("id", "=", id)
		.execute();
	const auditEntry = {
		actor: by.name,
		memberId: by.id,
		act,
		subject: { kind: "status", id },
		before: { key, words: before },
		after: { key, words: after },
		undoes,
	};
	return { ok: true, actId: await recordAct(trx, auditEntry, now) };
}

function isDefault(key: StageMessagesKey, messages: StageMessages): boolean {
	return JSON.stringify(stageMessages.parse(defaultMessages[key])) === JSON.stringify(stageMessages.parse(messages));
}
