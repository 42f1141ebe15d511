import type { Kysely } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Trx } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { Refusal } from "#src/refusal.ts";
import { sourceWord } from "./funnel-stage.ts";

/** A member; or the product itself, for a new office. */
type By = { id: number | null; name: string };

const maxSources = 50;

export type Source = { word: string; label: string; ended: boolean };

/** The words of links, in their order. */
export async function listSources(db: Kysely<Database>): Promise<Source[]> {
	const rows = await db.selectFrom("funnel_sources").select(["word", "label", "ended_at"]).orderBy("word").execute();
	return rows.map(({ word, label, ended_at }) => ({ word, label, ended: ended_at !== null }));
}

/**
 * The word, if it is one that the office has made and still offers; null otherwise.
 * @param given of an address's query
 */
export async function knownSource(db: Kysely<Database>, source: unknown): Promise<string | null> {
	if (typeof source !== "string" || !sourceWord.test(source)) return null;
	const offeredQuery = db.selectFrom("funnel_sources").select("word").where("ended_at", "is", null);
	return (await offeredQuery.where("word", "=", source).executeTakeFirst())?.word ?? null;
}

export type SourceResult = { ok: true } | Refusal;

/** Makes a word, or offers one again that had ended. */
export async function addSource(
	trx: Trx,
	{ word, label }: { word: string; label: string },
	by: By,
	now: Date,
): Promise<SourceResult> {
	if (!sourceWord.test(word))
		return {
			ok: false,
			message: "Enter a word of up to 30 lower-case letters, digits and hyphens, such as school-fair.",
		};
	if (label === "" || label.length > 80)
		return { ok: false, message: "Describe what the word is for, in 1 to 80 characters." };
	const offeredSources = (await listSources(trx)).filter(({ ended }) => !ended);
	if (offeredSources.some((source) => source.word === word))
		return { ok: false, message: `There’s already a link from “${word}”.` };
	if (offeredSources.length >= maxSources)
		return { ok: false, message: `There are ${maxSources} links. End one you no longer use.` };
	await trx
		.insertInto("funnel_sources")
		.values({ word, label, created_at: now.toISOString(), ended_at: null })
		.onConflict((conflict) => conflict.column("word").doUpdateSet({ label, ended_at: null }))
		.execute();
	return record(trx, "source-added", word, by, now);
}

/** Visits by a link that has ended count as visits by none; what it has counted stays. */
export async function endSource(trx: Trx, word: string, by: By, now: Date): Promise<SourceResult> {
	const { numUpdatedRows } = await trx
		.updateTable("funnel_sources")
		.set({ ended_at: now.toISOString() })
		.where("word", "=", word)
		.where("ended_at", "is", null)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return { ok: false, message: "We already stopped counting this link." };
	return record(trx, "source-ended", word, by, now);
}

async function record(trx: Trx, act: "source-added" | "source-ended", word: string, by: By, now: Date) {
	const subject = { kind: "funnel", id: 0 };
	await recordAct(trx, { actor: by.name, memberId: by.id, act, subject, after: { word } }, now);
	return { ok: true } as const;
}
