import { createHmac } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { findByToken } from "#src/admissions/applications/access-token.server.ts";
import { lockDraft, type NotOpen } from "#src/admissions/drafts/lock-draft.server.ts";
import { type GuardianState, guardianState } from "#src/admissions/guardians/guardian.ts";
import { findGuardian, type Guardian } from "#src/admissions/guardians/guardian-record.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { hashToken } from "#src/forms/token.server.ts";

/** Days within which a guardian is expected to answer. */
const answerDays = 30;
const dayMs = 86_400_000;

/** Owner of the guardian's link: a draft or an application, opened by this token. */
export type Owner = { of: "draft" | "application"; id: number; token: string };

/** The guardian of a draft or application as its applicant sees it. Times are ISO 8601 in UTC. */
export type GuardianLink = {
	/** none: no link was made. */
	state: GuardianState | "none";
	/** Token of the link; null where there is none to hand on, or it was made on another device. */
	guardianToken: string | null;
	/** Name of the person who answered. */
	name: string | null;
	/** Reason why the office could not confirm it. */
	reason: string | null;
	expiresAt: string | null;
};

const noLink: GuardianLink = { state: "none", guardianToken: null, name: null, reason: null, expiresAt: null };

/** The link for the holder of an application's token; undefined for an unknown or expired token. */
export async function viewGuardianLink(
	db: Kysely<Database>,
	token: string,
	now: Date,
): Promise<GuardianLink | undefined> {
	const application = await findByToken(db, token, now);
	if (!application) return undefined;
	const owner: Owner = { of: "application", id: application.id, token };
	const guardian = await findGuardian(db, owner);
	return guardian ? describe(guardian, owner, now) : noLink;
}

/** `another`: in place of one that is lost or has led to no consent. `look`: none is made. */
type LinkRequest = { token: string; another?: boolean | undefined; look?: boolean | undefined };

/** Makes the link of an application for the holder of its token; undefined for an unknown or expired token. */
export async function makeApplicationGuardianLink(
	db: Db,
	{ token, another = false }: LinkRequest,
	now: Date,
): Promise<GuardianLink | undefined> {
	const application = await findByToken(db, token, now);
	if (!application) return undefined;
	return db.transaction().execute(async (trx) => {
		await lockRow(trx, "applications", application.id);
		return makeLink(trx, { of: "application", id: application.id, token }, another, now);
	});
}

/** Makes the link of a draft for the holder of its token. */
export async function makeDraftGuardianLink(
	db: Db,
	{ token, another = false, look = false }: LinkRequest,
	now: Date,
): Promise<{ ok: true; link: GuardianLink } | NotOpen> {
	return db.transaction().execute(async (trx) => {
		const lockedDraft = await lockDraft(trx, token, now);
		if (!lockedDraft.ok) return lockedDraft;
		const owner: Owner = { of: "draft", id: lockedDraft.draft.id, token };
		if (!look) return { ok: true, link: await makeLink(trx, owner, another, now) };
		const guardian = await findGuardian(trx, owner);
		return { ok: true, link: guardian ? describe(guardian, owner, now) : noLink };
	});
}

/**
 * Makes the first link, or `another` one in place of one that was made elsewhere, has expired, or led to no consent.
 * Consent that was given needs no link any more.
 */
async function makeLink(trx: Transaction<Database>, owner: Owner, another: boolean, now: Date): Promise<GuardianLink> {
	const former = await findGuardian(trx, owner);
	const link_number = await nextLinkNumber(trx, owner);
	if (former) {
		const link = describe(former, owner, now);
		if (!another || link.state === "declared" || link.state === "confirmed" || link.guardianToken) return link;
		await endGuardian(trx, former, now);
	}
	const row = await trx
		.insertInto("guardians")
		.values({
			draft_id: owner.of === "draft" ? owner.id : null,
			application_id: owner.of === "application" ? owner.id : null,
			link_hash: hashToken(tokenOf(owner.token, link_number)),
			link_number,
			created_at: now.toISOString(),
			expires_at: new Date(now.getTime() + answerDays * dayMs).toISOString(),
		})
		.returningAll()
		.executeTakeFirstOrThrow();
	return describe(row, owner, now);
}

/** Ends a link: one that no one has answered is gone, an answer stays as a record. */
export async function endGuardian(
	trx: Transaction<Database>,
	{ id, answer }: Pick<Guardian, "id" | "answer">,
	now: Date,
): Promise<void> {
	if (answer === null) await trx.deleteFrom("guardians").where("id", "=", id).execute();
	else {
		await trx.deleteFrom("guardian_copies").where("guardian_id", "=", id).execute();
		await trx.updateTable("guardians").set({ ended_at: now.toISOString() }).where("id", "=", id).execute();
	}
}

/**
 * Returns the next number among all links of an application or draft, ended ones too, because the token of each is
 * derived from its number.
 */
export async function nextLinkNumber(
	trx: Transaction<Database>,
	{ of, id }: Pick<Owner, "of" | "id">,
): Promise<number> {
	const { last } = await trx
		.selectFrom("guardians")
		.select(({ fn }) => fn.max("link_number").as("last"))
		.where(`${of}_id`, "=", id)
		.executeTakeFirstOrThrow();
	return (last ?? 0) + 1;
}

/** Derived, so that asking again gives the same link and none is stored in plain. */
function tokenOf(token: string, number: number): string {
	return createHmac("sha256", token).update(`guardian link ${number}`).digest("base64url");
}

function describe(row: Guardian, { token }: Owner, now: Date): GuardianLink {
	const state = guardianState(row, now);
	const derived = tokenOf(token, row.link_number);
	const open = state === "asked" && hashToken(derived) === row.link_hash;
	return {
		state,
		guardianToken: open ? derived : null,
		name: row.name,
		reason: state === "refused" ? row.check_note : null,
		expiresAt: state === "asked" ? row.expires_at : null,
	};
}

const hourMs = 3_600_000;
/** Copies that no one has looked at. */
const uncheckedMs = 30 * 24 * hourMs;

/**
 * Deletes copies of identity documents an hour after they were checked, so that a mistake can be undone, and after 30
 * days in any case, and links that no one has answered in time. The files are collected as garbage.
 * @returns how many rows
 */
export async function deleteOldGuardianCopies(db: Db, now: Date): Promise<number> {
	const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
	const checkedQuery = db.selectFrom("guardians").select("id").where("checked_at", "<=", before(hourMs));
	const copies = await db
		.deleteFrom("guardian_copies")
		.where((row) => row.or([row("guardian_id", "in", checkedQuery), row("sent_at", "<=", before(uncheckedMs))]))
		.executeTakeFirst();
	const links = await db
		.deleteFrom("guardians")
		.where("answer", "is", null)
		.where("expires_at", "<=", before(uncheckedMs))
		.executeTakeFirst();
	return Number(copies.numDeletedRows + links.numDeletedRows);
}
