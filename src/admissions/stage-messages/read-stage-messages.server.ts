import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "#src/db/tables.ts";
import type { Facts } from "#src/formatting/placeholders.ts";
import { defaultMessages } from "./default-stage-messages.ts";
import { fillIn } from "./fill-messages.ts";
import {
	type MailMessages,
	type PageMessages,
	type StageMessages,
	type StageMessagesKey,
	stageMessageKeys,
} from "./stage-messages.ts";

export const stageMessages = z.object({
	page: z.object({ title: z.string(), text: z.string() }).nullable(),
	mail: z.object({ subject: z.string(), title: z.string(), text: z.string() }).nullable(),
});

/** The words of a stage; `own` where they are the office's. */
export type StoredStageMessages = { key: StageMessagesKey; messages: StageMessages; own: boolean; version: number };

/** All stages with the words that hold, in their order. */
export async function listStageMessages(db: Kysely<Database>): Promise<StoredStageMessages[]> {
	const rows = await db.selectFrom("stage_messages").select(["key", "messages", "version"]).execute();
	return stageMessageKeys.map((key) => {
		const row = rows.find((each) => each.key === key);
		const own = row?.messages ? stageMessages.parse(JSON.parse(row.messages)) : undefined;
		const { page, mail } = defaultMessages[key];
		// Some were written before their stage had a mail.
		const messages = { page: own?.page ?? page, mail: own?.mail ?? mail };
		return { key, messages, own: own !== undefined, version: row?.version ?? 0 };
	});
}

/** The office's own words of a stage; undefined where it has none. */
async function readOwnMessages(db: Kysely<Database>, key: StageMessagesKey): Promise<StageMessages | undefined> {
	const row = await db.selectFrom("stage_messages").select("messages").where("key", "=", key).executeTakeFirst();
	return row?.messages ? stageMessages.parse(JSON.parse(row.messages)) : undefined;
}

/** Reads what an applicant's page says about a stage. */
export async function readPageMessages(
	db: Kysely<Database>,
	key: StageMessagesKey,
	facts: Facts,
): Promise<PageMessages> {
	const own = (await readOwnMessages(db, key))?.page;
	const fallback = defaultMessages[key].page ?? { title: "", text: "" };
	return (own && fillIn(own, facts)) ?? fillIn(fallback, facts) ?? fallback;
}

/**
 * Texts of the office for mails, by stage, with their placeholders; where it has none, the product's texts are used.
 */
export type OwnMails = ReadonlyMap<string, MailMessages>;

export async function readOwnMails(db: Kysely<Database>): Promise<OwnMails> {
	const rows = await db
		.selectFrom("stage_messages")
		.select(["key", "messages"])
		.where("messages", "is not", null)
		.execute();
	return new Map(
		rows.flatMap(({ key, messages }): [string, MailMessages][] => {
			const mail = messages === null ? null : stageMessages.parse(JSON.parse(messages)).mail;
			return mail ? [[key, mail]] : [];
		}),
	);
}
