import type { Trx } from "#src/accounts/accounts-context.ts";
import { type By, recordMemberAct } from "#src/accounts/member-acts.server.ts";
import type { Db } from "#src/db/connect.server.ts";

/** The sentences of the morning page that a member has hidden for this day, `YYYY-MM-DD`, by their keys. */
export async function readHiddenSentences(db: Db, memberId: number, day: string): Promise<ReadonlySet<string>> {
	const rows = await db
		.selectFrom("hidden_sentences")
		.select("sentence")
		.where("member_id", "=", memberId)
		.where("hidden_on", "=", day)
		.execute();
	return new Set(rows.map(({ sentence }) => sentence));
}

type Hiding = { by: By & { id: number }; day: string };

/** Hides a sentence from a member for the rest of a day. */
export async function hideSentence(
	trx: Trx,
	{ by, day, sentence }: Hiding & { sentence: string },
	now: Date,
): Promise<void> {
	await trx.deleteFrom("hidden_sentences").where("member_id", "=", by.id).where("hidden_on", "<", day).execute();
	await trx
		.insertInto("hidden_sentences")
		.values({ member_id: by.id, sentence, hidden_on: day })
		.onConflict((conflict) => conflict.columns(["member_id", "sentence"]).doUpdateSet({ hidden_on: day }))
		.execute();
	await recordMemberAct(trx, { by, act: "sentence-hidden", memberId: by.id, after: { sentence, day } }, now);
}

/** Shows a member everything again. */
export async function showSentences(trx: Trx, { by, day }: Hiding, now: Date): Promise<void> {
	const before = await trx
		.deleteFrom("hidden_sentences")
		.where("member_id", "=", by.id)
		.where("hidden_on", "=", day)
		.returning("sentence")
		.execute();
	if (before.length > 0) await recordMemberAct(trx, { by, act: "sentences-shown", memberId: by.id, before }, now);
}
