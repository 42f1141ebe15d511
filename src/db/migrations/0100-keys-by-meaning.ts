import type { Kysely } from "kysely";

type Words = Readonly<Record<string, string>>;
type ByGroup = Readonly<Record<string, Words>>;
/** Each by text and group, such as `admissionWords.dates`. */
type FormerKeys = {
	/** The present key of each former one. */
	renamed: ByGroup;
	/** Messages that several became, with the former keys of their parts in brackets. */
	joined: ByGroup;
	/** Texts of the former parts. */
	formerParts: ByGroup;
};
type Tables = {
	school_texts: { name: string; fields: string };
	content_items: { id: number; type: string };
	content_versions: { id: number; item_id: number; fields: string };
};

/**
 * Messages have keys by what they mean, and a sentence is one message. What the school has written under a former key
 * is under the present one; of a sentence that was in parts, those that it has not changed are the product's.
 */
export async function up(db: Kysely<Tables>) {
	const { default: keys } = await import("./0100-keys-by-meaning/former-keys.json", { with: { type: "json" } });
	for (const { name, fields } of await db.selectFrom("school_texts").selectAll().execute())
		if (name.endsWith("Words"))
			await db
				.updateTable("school_texts")
				.set({ fields: withPresentKeys(keys, name, fields) })
				.where("name", "=", name)
				.execute();
	const versions = await db
		.selectFrom("content_versions")
		.innerJoin("content_items", "content_items.id", "content_versions.item_id")
		.select(["content_versions.id", "type", "content_versions.fields"])
		.where("type", "like", "school-%Words")
		.execute();
	for (const { id, type, fields } of versions)
		await db
			.updateTable("content_versions")
			.set({ fields: withPresentKeys(keys, type.replace("school-", ""), fields) })
			.where("id", "=", id)
			.execute();
}

function withPresentKeys(keys: FormerKeys, text: string, fields: string): string {
	const groups = Object.entries(JSON.parse(fields) as ByGroup).map(([group, words]) => [
		group,
		present(keys, `${text}.${group}`, words),
	]);
	return JSON.stringify(Object.fromEntries(groups));
}

function present({ renamed, joined, formerParts }: FormerKeys, group: string, own: Words): Words {
	const presentKeys = new Map(Object.entries(renamed[group] ?? {}));
	const words = { ...formerParts[group], ...own };
	const parts = (sentence: string) => [...sentence.matchAll(/\[(\w+)\]/g)].map(([, key = ""]) => key);
	const changedMessages = Object.entries(joined[group] ?? {}).filter(([, sentence]) =>
		parts(sentence).some((key) => key in own),
	);
	return {
		...Object.fromEntries(Object.entries(own).map(([key, word]) => [presentKeys.get(key) ?? key, word])),
		...Object.fromEntries(
			changedMessages.map(([key, sentence]) => [
				key,
				sentence.replace(/\[(\w+)\]/g, (_, part: string) => words[part] ?? ""),
			]),
		),
	};
}
