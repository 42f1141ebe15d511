import type { Generated, Kysely } from "kysely";

type Groups = Record<string, Record<string, string>>;
type Tables = {
	school_texts: { name: string; fields: string };
	content_items: {
		id: Generated<number>;
		type: string;
		record_id: number;
		title: string;
		state: string;
		version: number;
		published_id: number | null;
		changed_by: string;
		created_at: string;
		changed_at: string;
	};
	content_versions: {
		id: Generated<number>;
		item_id: number;
		number: number;
		fields: string;
		member_name: string;
		created_at: string;
		changed_at: string;
		published_at: string;
	};
};

const tags = { tamil: "ta", hindi: "hi" } as const;
/** Groups of the former texts of guardians and payers, by the text and group that have them now. */
const moved: Record<string, Record<string, readonly [text: string, group: string]>> = {
	guardianMessages: { "": ["guardianMessages", "english"] },
	payerMessages: {
		"": ["applicationMessages", "payer"],
		Dialog: ["applicationMessages", "fee"],
		Fields: ["formMessages", "fields"],
	},
};

/**
 * Adds the language in which an application was written and an email is sent, what an applicant saw, and the English
 * of a consent that was given in another language, and moves what the school has written in Tamil and Hindi to its
 * translations: by the names of the messages, as their English isn't stored.
 */
export async function up(db: Kysely<Tables>) {
	for (const table of ["applications", "drafts", "outbox"])
		await db.schema.alterTable(table).addColumn("language", "text").execute();
	await db.schema.alterTable("applications").addColumn("asked_as_shown", "text").execute();
	for (const table of ["applications", "enquiries", "alumni", "job_applications", "guardians"])
		await db.schema.alterTable(table).addColumn("consent_english", "text").execute();
	const own: Record<string, { english: string; translation: string }[]> = {};
	for (const [name, groups] of Object.entries(moved)) {
		const row = await db.selectFrom("school_texts").select("fields").where("name", "=", name).executeTakeFirst();
		if (!row) continue;
		const fields: Groups = JSON.parse(row.fields);
		for (const [language, tag] of Object.entries(tags))
			for (const [suffix, [text, group]] of Object.entries(groups)) {
				const words = fields[language + suffix];
				const rows = Object.entries(words ?? {}).map(([key, translation]) => ({
					english: `${text}.${group}.${key}`,
					translation,
				}));
				if (rows.length > 0) own[`translations-${tag}`] = [...(own[`translations-${tag}`] ?? []), ...rows];
				delete fields[language + suffix];
			}
		await db
			.updateTable("school_texts")
			.set({ fields: JSON.stringify(fields) })
			.where("name", "=", name)
			.execute();
	}
	await db.deleteFrom("school_texts").where("name", "=", "payerMessages").execute();
	const former = db.selectFrom("content_items").select("id").where("type", "=", "school-payerMessages");
	await db.updateTable("content_items").set({ published_id: null }).where("id", "in", former).execute();
	await db.deleteFrom("content_versions").where("item_id", "in", former).execute();
	await db.deleteFrom("content_items").where("type", "=", "school-payerMessages").execute();
	for (const [name, rows] of Object.entries(own)) await addText(db, name, JSON.stringify({ rows }));
}

/** Adds a published text, with a first version. */
async function addText(db: Kysely<Tables>, name: string, fields: string) {
	const at = new Date().toISOString();
	const times = { created_at: at, changed_at: at };
	await db.insertInto("school_texts").values({ name, fields }).execute();
	const { id } = await db
		.insertInto("content_items")
		.values({
			type: `school-${name}`,
			record_id: 1,
			title: name,
			state: "published",
			version: 1,
			changed_by: "Earlier translations",
			...times,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const version = { item_id: id, number: 1, fields, member_name: "Earlier translations", published_at: at, ...times };
	const { id: published_id } = await db
		.insertInto("content_versions")
		.values(version)
		.returning("id")
		.executeTakeFirstOrThrow();
	await db.updateTable("content_items").set({ published_id }).where("id", "=", id).execute();
}
