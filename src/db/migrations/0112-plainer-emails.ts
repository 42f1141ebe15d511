import { type Kysely, sql } from "kysely";

type Tables = {
	outbox: { template: string; data: string };
	school_texts: { name: string };
	content_items: { type: string };
	content_changes: { type: string };
	broken_links: { type: string };
};

/** Emails with a new key, by their former one. */
const keys = { "breach-told": "breach-notice", "papers-reminder": "missing-documents-reminder" };

/** Two emails have plainer keys, and the data of queued emails has the names that the code uses. */
export async function up(db: Kysely<Tables>) {
	for (const [former, key] of Object.entries(keys)) {
		await db.updateTable("outbox").set({ template: key }).where("template", "=", former).execute();
		const [formerName, name] = [`letter-${former}`, `letter-${key}`];
		await db.updateTable("school_texts").set({ name }).where("name", "=", formerName).execute();
		for (const table of ["content_items", "content_changes", "broken_links"] as const)
			await db
				.updateTable(table)
				.set({ type: `school-${name}` })
				.where("type", "=", `school-${formerName}`)
				.execute();
	}
	// Quotation marks within a text of the data have a backslash, so only the key is meant.
	for (const [template, key] of [
		["application-stage", "messages"],
		["breach-notice", "texts"],
		["morning", "text"],
	] as const)
		await db
			.updateTable("outbox")
			.set({ data: sql<string>`replace(data, '"words":', ${`"${key}":`})` })
			.where("template", "=", template)
			.execute();
}
