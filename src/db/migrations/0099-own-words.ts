import { createHash } from "node:crypto";
import type { Kysely } from "kysely";

type Fields = Readonly<Record<string, unknown>>;
type Tables = {
	school_texts: { name: string; fields: string };
	content_items: { id: number; type: string };
	content_versions: { id: number; item_id: number; fields: string };
};

/** Reduces the texts that the product brings along to the school's changes, which are stored as messages. */
export async function up(db: Kysely<Tables>) {
	const { default: words } = await import("./0099-own-words/product-words.json", { with: { type: "json" } });
	const known = new Set(words.hashes.join("").match(/.{6}/g));
	const texts = await db.selectFrom("school_texts").selectAll().execute();
	for (const { name, fields } of texts.filter(({ name }) => isOfProduct(name)))
		await db
			.updateTable("school_texts")
			.set({ fields: ownWords(known, name, fields) })
			.where("name", "=", name)
			.execute();
	const versions = await db
		.selectFrom("content_versions")
		.innerJoin("content_items", "content_items.id", "content_versions.item_id")
		.select(["content_versions.id", "type", "content_versions.fields"])
		.where("type", "like", "school-%")
		.execute();
	for (const { id, type, fields } of versions) {
		const name = type.replace("school-", "");
		if (!isOfProduct(name)) continue;
		await db
			.updateTable("content_versions")
			.set({ fields: ownWords(known, name, fields) })
			.where("id", "=", id)
			.execute();
	}
}

const isOfProduct = (name: string) => /^letter-|^questions-|Words$/.test(name);

/** @param known of each text that the product brought along, `hashOf` its name, a line break and itself */
function ownWords(known: ReadonlySet<string>, name: string, fields: string): string {
	return JSON.stringify(own(known, name, JSON.parse(fields)));
}

function own(known: ReadonlySet<string>, path: string, fields: Fields): Fields {
	const entries = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
		const inside = `${path}.${name}`;
		if (typeof value === "object" && value !== null) {
			const words = own(known, inside, value as Fields);
			return Object.keys(words).length > 0 ? [[name, words]] : [];
		}
		if (typeof value !== "string" || known.has(hashOf(`${inside}\n${value}`))) return [];
		return [[name, /Words\./.test(path) ? asMessage(value) : value]];
	});
	return Object.fromEntries(entries);
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 6);

/** `{{name}}` is `{name}` in a message; other braces and angles are quoted. */
function asMessage(text: string): string {
	return text
		.split(/\{\{(\w+)\}\}/)
		.map((part, index) => (index % 2 === 1 ? `{${part}}` : part.replace(/[{}<]+/g, "'$&'")))
		.join("");
}
