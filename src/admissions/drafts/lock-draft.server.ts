import type { Kysely, Selectable, Transaction } from "kysely";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import { storedDays } from "./draft.ts";

const day = 86_400_000;

type OpenDraft = { ok: true; draft: Selectable<Database["drafts"]> };
/** Reason why a token opens nothing: unknown, expired or deleted, or submitted as the application of that reference. */
export type NotOpen = { ok: false; reason: "gone" } | { ok: false; reason: "submitted"; reference: string };

/** Issues another token that opens the draft. Only its hash is stored. */
export async function issueDraftToken(
	db: Kysely<Database>,
	draftId: number,
	kind: Database["draft_tokens"]["kind"],
	now: Date,
): Promise<string> {
	const token = newToken();
	await db
		.insertInto("draft_tokens")
		.values({ token_hash: hashToken(token), draft_id: draftId, kind, created_at: now.toISOString() })
		.execute();
	return token;
}

/** The draft that a token opens. */
export async function findDraft(db: Kysely<Database>, token: string, now: Date): Promise<OpenDraft | NotOpen> {
	const draftToken = await db
		.selectFrom("draft_tokens")
		.innerJoin("drafts", "drafts.id", "draft_tokens.draft_id")
		.leftJoin("applications", "applications.id", "drafts.application_id")
		.selectAll("drafts")
		.select("applications.reference")
		.where("token_hash", "=", hashToken(token))
		.where("drafts.expires_at", ">", now.toISOString())
		.executeTakeFirst();
	if (!draftToken) return { ok: false, reason: "gone" };
	const { reference, ...draft } = draftToken;
	return draft.state === "open" ? { ok: true, draft } : { ok: false, reason: "submitted", reference: reference ?? "" };
}

/** The draft that a token opens, locked: until the transaction ends no one else saves, submits or deletes it. */
export async function lockDraft(trx: Transaction<Database>, token: string, now: Date): Promise<OpenDraft | NotOpen> {
	const foundDraft = await findDraft(trx, token, now);
	if (!foundDraft.ok) return foundDraft;
	const draft = await lockDraftById(trx, foundDraft.draft.id, now);
	if (draft) return { ok: true, draft };
	const closedDraft = await findDraft(trx, token, now);
	return closedDraft.ok ? { ok: false, reason: "gone" } : closedDraft;
}

/** Locks an open draft; undefined when it was submitted or deleted, or has expired. */
export async function lockDraftById(
	trx: Transaction<Database>,
	id: number,
	now: Date,
): Promise<Selectable<Database["drafts"]> | undefined> {
	const draft = await lockRow(trx, "drafts", id);
	return draft?.state === "open" && draft.expires_at > now.toISOString() ? draft : undefined;
}

/** Returns when a draft expires that is changed or submitted now, as ISO 8601. */
export function draftExpiry(
	now: Date,
	{ state, email }: Pick<Selectable<Database["drafts"]>, "state" | "email">,
): string {
	const days =
		state === "submitted" ? storedDays.submitted : email === null ? storedDays.anonymous : storedDays.reachable;
	return new Date(now.getTime() + days * day).toISOString();
}
