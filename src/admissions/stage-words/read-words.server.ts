import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "#src/db/tables.ts";
import type { Facts } from "#src/formatting/placeholders.ts";
import { defaultWords } from "./default-words.ts";
import { fillWords } from "./fill-words.ts";
import { type MailWords, type PageWords, type StageWords, type StageWordsKey, stageWordsKeys } from "./stage-words.ts";

export const stageWords = z.object({
	page: z.object({ title: z.string(), text: z.string() }).nullable(),
	mail: z.object({ subject: z.string(), title: z.string(), text: z.string() }).nullable(),
});

/** The words of a stage; `own` where they are the office's. */
export type StoredStageWords = { key: StageWordsKey; words: StageWords; own: boolean; version: number };

/** All stages with the words that hold, in their order. */
export async function listStageWords(db: Kysely<Database>): Promise<StoredStageWords[]> {
	const rows = await db.selectFrom("status_words").select(["key", "words", "version"]).execute();
	return stageWordsKeys.map((key) => {
		const row = rows.find((each) => each.key === key);
		const own = row?.words ? stageWords.parse(JSON.parse(row.words)) : undefined;
		const { page, mail } = defaultWords[key];
		// Some were written before their stage had a mail.
		const words = { page: own?.page ?? page, mail: own?.mail ?? mail };
		return { key, words, own: own !== undefined, version: row?.version ?? 0 };
	});
}

/** The office's own words of a stage; undefined where it has none. */
async function readOwnWords(db: Kysely<Database>, key: StageWordsKey): Promise<StageWords | undefined> {
	const row = await db.selectFrom("status_words").select("words").where("key", "=", key).executeTakeFirst();
	return row?.words ? stageWords.parse(JSON.parse(row.words)) : undefined;
}

/** What an applicant's page says about a stage. */
export async function readPageWords(db: Kysely<Database>, key: StageWordsKey, facts: Facts): Promise<PageWords> {
	const own = (await readOwnWords(db, key))?.page;
	const fallback = defaultWords[key].page ?? { title: "", text: "" };
	return (own && fillWords(own, facts)) ?? fillWords(fallback, facts) ?? fallback;
}

/** What the office says in mails, by stage, with its placeholders; where it says nothing, the product's words hold. */
export type OwnMailWords = ReadonlyMap<string, MailWords>;

export async function readOwnMailWords(db: Kysely<Database>): Promise<OwnMailWords> {
	const rows = await db.selectFrom("status_words").select(["key", "words"]).where("words", "is not", null).execute();
	return new Map(
		rows.flatMap(({ key, words }): [string, MailWords][] => {
			const mail = words === null ? null : stageWords.parse(JSON.parse(words)).mail;
			return mail ? [[key, mail]] : [];
		}),
	);
}
