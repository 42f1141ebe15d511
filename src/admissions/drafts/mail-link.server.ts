import type { Selectable, Transaction } from "kysely";
import { formOf } from "#src/admissions/forms/application-forms.ts";
import type { Db } from "#src/db/connect.server.ts";
import { type RollBack, transactOrRollBack } from "#src/db/roll-back.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { hashToken } from "#src/forms/token.server.ts";
import { countMail } from "#src/mail/limit/count-mail.server.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { draftLinkEmail, type LinkedDraft } from "./draft-link-email.server.ts";
import { draftExpiry, findDraft, issueDraftToken, lockDraftById, type NotOpen } from "./lock-draft.server.ts";

const maxOthers = 5;

type Refusal = { ok: false; reason: "too-many"; again: Date } | NotOpen;
export type LinkResult = { ok: true; email: string; expires_at: string } | Refusal;

/**
 * Stores the address of a draft and mails a link to it, in one transaction. The email also links to the other drafts
 * of this form under the same address; the response does not reveal whether there are any.
 * @param email one plain address, in any case
 */
export function mailDraftLink(
	{ db, school }: { db: Db; school: School },
	token: string,
	email: string,
	now: Date,
): Promise<LinkResult> {
	return transactOrRollBack<LinkResult>(db, (trx, refuse) => mailLink({ trx, refuse, school }, token, email, now));
}

type Refusing = { trx: Transaction<Database>; refuse: RollBack<Refusal> };

async function mailLink(
	{ trx, refuse, school }: Refusing & { school: School },
	token: string,
	email: string,
	now: Date,
): Promise<LinkResult> {
	const refuseIfTooMany = (again: Date | undefined) => again && refuse({ ok: false, reason: "too-many", again });
	const email_key = email.toLowerCase();
	// The address first: a concurrent request for the same address waits here, not half-way.
	refuseIfTooMany(await countMail(trx, "address", email_key, now));
	const { draft, others } = await lockAll({ trx, refuse }, token, email_key, now);
	refuseIfTooMany(await countMail(trx, "draft", draft.id, now));
	if (draft.email_key !== null && draft.email_key !== email_key) await revokeLinks(trx, draft.id, token);
	const expires_at = draftExpiry(now, { state: "open", email });
	await trx.updateTable("drafts").set({ email, email_key, expires_at }).where("id", "=", draft.id).execute();
	const link = async ({ id, changed_at, expires_at }: LockedDraft): Promise<LinkedDraft> => {
		return { token: await issueDraftToken(trx, id, "link", now), changedAt: changed_at, expiresAt: expires_at };
	};
	const earlier: LinkedDraft[] = [];
	for (const other of others) earlier.push(await link(other));
	const own = await link({ ...draft, expires_at });
	const { form, page } = formOf(draft.application_type);
	const envelope = { about: `draft ${draft.id}`, address: email };
	await enqueue(trx, draftLinkEmail(school, envelope, { formTitle: form.title, page, own, earlier }), now);
	return { ok: true, email, expires_at };
}

type LockedDraft = Selectable<Database["drafts"]>;

/**
 * Locks the draft and those of its form under the address, last changed first. They are locked in the order of their
 * ids, so that concurrent requests cannot deadlock.
 */
async function lockAll(
	{ trx, refuse }: Refusing,
	token: string,
	email_key: string,
	now: Date,
): Promise<{ draft: LockedDraft; others: LockedDraft[] }> {
	const foundDraft = await findDraft(trx, token, now);
	if (!foundDraft.ok) return refuse(foundDraft);
	const { id, application_type } = foundDraft.draft;
	const ofAddress = trx
		.selectFrom("drafts")
		.select("id")
		.where("email_key", "=", email_key)
		.where("application_type", "=", application_type);
	const alive = ofAddress.where("id", "!=", id).where("expires_at", ">", now.toISOString());
	const others = (await alive.orderBy("changed_at", "desc").limit(maxOthers).execute()).map((other) => other.id);
	const draftsById = new Map<number, LockedDraft>();
	for (const each of [id, ...others].sort((a, b) => a - b)) {
		const open = await lockDraftById(trx, each, now);
		if (open) draftsById.set(each, open);
	}
	const draft = draftsById.get(id);
	if (draft) return { draft, others: others.flatMap((other) => draftsById.get(other) ?? []) };
	const again = await findDraft(trx, token, now);
	return refuse(again.ok ? { ok: false, reason: "gone" } : again);
}

/** Revokes links that were mailed to another address, which may have been a typo, except the one in use. */
async function revokeLinks(trx: Transaction<Database>, draftId: number, inUse: string) {
	await trx
		.deleteFrom("draft_tokens")
		.where("draft_id", "=", draftId)
		.where("kind", "=", "link")
		.where("token_hash", "!=", hashToken(inUse))
		.execute();
}
