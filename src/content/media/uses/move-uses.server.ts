import type { Transaction } from "kysely";
import { allContentTypes } from "#src/content/content-types.ts";
import { type NamedRevision, withRevision } from "#src/content/media/media-key.ts";
import { updateRecord } from "#src/content/records.server.ts";
import { moveTextUses } from "#src/content/school/media-in-texts.server.ts";
import type { Database } from "#src/db/tables.ts";
import { namingColumns } from "./naming-columns.ts";
import { readNamingRecords } from "./read-uses.server.ts";
import { mapStrings } from "./strings-in.ts";

/** Makes every record that names an item name this revision of it. @returns how many were changed */
export async function moveUses(trx: Transaction<Database>, to: NamedRevision): Promise<number> {
	let moved = await moveTextUses(trx, to);
	for (const type of allContentTypes) {
		const columns = namingColumns(type);
		for (const { id, slug: _, ...fields } of await readNamingRecords(trx, type, to.id)) {
			const naming = columns.map((column) => [column, fields[column]]);
			const changed = naming.map(([name, value]) => [name, mapStrings(value, (text) => withRevision(text, to))]);
			if (JSON.stringify(changed) === JSON.stringify(naming)) continue;
			await updateRecord(trx, type, id, { ...fields, ...Object.fromEntries(changed) });
			moved += 1;
		}
	}
	return moved;
}
