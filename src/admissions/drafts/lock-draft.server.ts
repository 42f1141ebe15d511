import { createHash, randomBytes } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { DraftsTable, DraftTokensTable } from "./draft.table.ts";
import { daysKept } from "./draft.ts";

const day = 86_400_000;

type OpenDraft = { ok: true; draft: Selectable<DraftsTable> };
/** Why a token opens nothing: unknown, expired or deleted, or its draft became the application of that reference. */
export type NotOpen = { ok: false; reason: "gone" } | { ok: false; reason: "submitted"; reference: string };

/** Makes another token that opens the draft: 256 random bits, of which only a hash is stored. */
export async function issueDraftToken(
	db: Kysely<Database>,
	draftId: number,
	kind: DraftTokensTable["kind"],
	now: Date,
): Promise<string> {
	const token = randomBytes(32).toString("base64url");
	await db
		.insertInto("draft_tokens")
		.values({ token_hash: hashDraftToken(token), draft_id: draftId, kind, created_at: now.toISOString() })
		.execute();
	return token;
}

export function hashDraftToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** The draft that a token opens. */
export async function findDraft(db: Kysely<Database>, token: string, now: Date): Promise<OpenDraft | NotOpen> {
	const found = await db
		.selectFrom("draft_tokens")
		.innerJoin("drafts", "drafts.id", "draft_tokens.draft_id")
		.leftJoin("applications", "applications.id", "drafts.application_id")
		.selectAll("drafts")
		.select("applications.reference")
		.where("token_hash", "=", hashDraftToken(token))
		.where("drafts.expires_at", ">", now.toISOString())
		.executeTakeFirst();
	if (!found) return { ok: false, reason: "gone" };
	const { reference, ...draft } = found;
	return draft.state === "open" ? { ok: true, draft } : { ok: false, reason: "submitted", reference: reference ?? "" };
}

/** The same as it stands now, and until the transaction ends nobody else saves, submits or deletes it. */
export async function lockDraft(trx: Transaction<Database>, token: string, now: Date): Promise<OpenDraft | NotOpen> {
	const found = await findDraft(trx, token, now);
	if (!found.ok) return found;
	const draft = await lockDraftById(trx, found.draft.id, now);
	if (draft) return { ok: true, draft };
	const again = await findDraft(trx, token, now);
	return again.ok ? { ok: false, reason: "gone" } : again;
}

/** Writing what is there already takes the row's lock on both engines. */
export function lockDraftById(
	trx: Transaction<Database>,
	id: number,
	now: Date,
): Promise<Selectable<DraftsTable> | undefined> {
	const open = trx.updateTable("drafts").set({ state: "open" }).where("id", "=", id).where("state", "=", "open");
	return open.where("expires_at", ">", now.toISOString()).returningAll().executeTakeFirst();
}

/** Until when a draft is kept that changes now, or is submitted now. */
export function draftExpiry(now: Date, { state, email }: Pick<Selectable<DraftsTable>, "state" | "email">): string {
	const days = state === "submitted" ? daysKept.submitted : email === null ? daysKept.anonymous : daysKept.reachable;
	return new Date(now.getTime() + days * day).toISOString();
}
