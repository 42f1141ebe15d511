import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type BatchActs, type BatchCase, caseBatchActs } from "./batch-acts.server.ts";
import type { BatchView } from "./read-batch.server.ts";

type NamedCase = BatchCase & { name: string; reference: string };

/** Every email that a planned batch will cause, in the order in which its cases have their turn, and who gets none. */
export type BatchMails = {
	mails: { case: NamedCase; email: QueuedEmail }[];
	none: { case: NamedCase; why: string }[];
};

/** @returns undefined for an act that writes to no one */
export async function forecastMails(
	db: Kysely<Database>,
	{ id, act, details, member, memberId }: BatchView,
	acts: BatchActs,
	now: Date,
): Promise<BatchMails | undefined> {
	const forecast = { ...caseBatchActs, ...acts }[act]?.forecast;
	if (!forecast) return undefined;
	const cases = await db
		.selectFrom("batch_items")
		.innerJoin("cases", "cases.id", "batch_items.case_id")
		.select(["cases.id", "cases.kind", "cases.record_id as recordId", "cases.name", "cases.reference"])
		.select("version_seen as version")
		.where("batch_id", "=", id)
		.orderBy("cases.id")
		.execute();
	// Written by `planBatch`, which has checked the details with this act's schema.
	const outcomes = await forecast(db, cases, details as never, { id: memberId, name: member }, now);
	const all = cases.flatMap((each) => (outcomes.get(each.id) ?? []).map((outcome) => ({ case: each, outcome })));
	return {
		mails: all.flatMap(({ outcome: email, ...of }) => (typeof email === "string" ? [] : [{ ...of, email }])),
		none: all.flatMap(({ outcome: why, ...of }) => (typeof why === "string" ? [{ ...of, why }] : [])),
	};
}
