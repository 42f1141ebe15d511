import { type Kysely, sql } from "kysely";

type Tables = {
	school_texts: { name: string };
	content_items: { type: string };
	content_changes: { type: string };
	broken_links: { type: string };
};

/** Texts of the product's messages are called messages: `school-homeWords` is `school-homeMessages`. */
export async function up(db: Kysely<Tables>) {
	await db
		.updateTable("school_texts")
		.set({ name: sql<string>`replace(name, 'Words', 'Messages')` })
		.where("name", "like", "%Words")
		.execute();
	for (const table of ["content_items", "content_changes", "broken_links"] as const)
		await db
			.updateTable(table)
			.set({ type: sql<string>`replace(type, 'Words', 'Messages')` })
			.where("type", "like", "school-%Words")
			.execute();
}
