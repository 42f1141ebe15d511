import type { Selectable, Transaction } from "kysely";
import type { Db } from "../../db/connect.server.ts";
import type { Database } from "../../db/tables.ts";
import { enqueue } from "../../mail/outbox.server.ts";
import { applicationForms } from "../application/applications.ts";
import type { DraftsTable } from "./draft.table.ts";
import { findDraft, hashDraftToken, holdById, issueDraftToken, keptUntil, type NotOpen } from "./hold.server.ts";
import { countLink } from "./link-count.server.ts";
import { type LinkedDraft, type LinkSender, linkMail } from "./link-mail.server.ts";

const mostOthers = 5;

type Refused = { ok: false; reason: "too-many"; again: Date } | NotOpen;
export type LinkResult = { ok: true; email: string; expires_at: string } | Refused;

/** Carries a refusal out of the transaction that it undoes. */
class Undone extends Error {
	readonly result: Refused;
	constructor(result: Refused) {
		super("undone");
		this.result = result;
	}
}

/**
 * Stores the address of a draft and mails a link to it, in one transaction. The mail also leads to the other drafts of this form
 * under the same address; the answer does not tell whether there are any.
 * @param email one plain address, in any case
 */
export async function mailDraftLink(desk: LinkSender & { db: Db }, token: string, email: string, now: Date): Promise<LinkResult> {
	try {
		return await desk.db.transaction().execute((trx) => mailLink(trx, desk, token, email, now));
	} catch (error) {
		if (error instanceof Undone) return error.result;
		throw error;
	}
}

async function mailLink(trx: Transaction<Database>, sender: LinkSender, token: string, email: string, now: Date): Promise<LinkResult> {
	const email_key = email.toLowerCase();
	// The address comes first: whoever mails to the same one waits here and not half-way.
	throwIfSpent(await countLink(trx, "address", email_key, now));
	const found = await findDraft(trx, token, now);
	if (!found.ok) throw new Undone(found);
	const { id, application_type, email_key: formerKey } = found.draft;
	const others = await trx
		.selectFrom("drafts")
		.select("id")
		.where("email_key", "=", email_key)
		.where("application_type", "=", application_type)
		.where("id", "!=", id)
		.orderBy("changed_at", "desc")
		.limit(mostOthers)
		.execute();
	const held = await holdAll(trx, [id, ...others.map((other) => other.id)], now);
	if (!held.has(id)) {
		const again = await findDraft(trx, token, now);
		throw new Undone(again.ok ? { ok: false, reason: "gone" } : again);
	}
	throwIfSpent(await countLink(trx, "draft", id, now));
	if (formerKey !== null && formerKey !== email_key) await revokeLinks(trx, id, token);
	const expires_at = keptUntil(now, { state: "open", email });
	await trx.updateTable("drafts").set({ email, email_key, expires_at }).where("id", "=", id).execute();
	const link = async ({ id, changed_at, expires_at }: Pick<Selectable<DraftsTable>, "id" | "changed_at" | "expires_at">): Promise<LinkedDraft> => {
		return { token: await issueDraftToken(trx, id, "link", now), changedAt: new Date(changed_at), keptUntil: new Date(expires_at) };
	};
	const earlier: LinkedDraft[] = [];
	for (const other of others.flatMap((each) => held.get(each.id) ?? [])) earlier.push(await link(other));
	const own = await link({ id, changed_at: found.draft.changed_at, expires_at });
	await enqueue(trx, linkMail(sender, { about: `draft ${id}`, email, ...applicationForms[application_type], own, earlier }), now);
	return { ok: true, email, expires_at };
}

function throwIfSpent(again: Date | undefined) {
	if (again) throw new Undone({ ok: false, reason: "too-many", again });
}

/** Holds those that are open, in the order of their ids, so that two who want the same never wait for each other. */
async function holdAll(trx: Transaction<Database>, ids: number[], now: Date): Promise<Map<number, Selectable<DraftsTable>>> {
	const held = new Map<number, Selectable<DraftsTable>>();
	for (const id of ids.toSorted((a, b) => a - b)) {
		const draft = await holdById(trx, id, now);
		if (draft) held.set(id, draft);
	}
	return held;
}

/** Links that went to another address, which may have been a slip, open nothing any more; the one in use does. */
async function revokeLinks(trx: Transaction<Database>, draftId: number, inUse: string) {
	await trx.deleteFrom("draft_tokens").where("draft_id", "=", draftId).where("kind", "=", "link").where("token_hash", "!=", hashDraftToken(inUse)).execute();
}
