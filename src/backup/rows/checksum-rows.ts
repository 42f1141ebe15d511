import { hash } from "node:crypto";
import type { TableChecksums } from "#src/backup/archive/manifest.ts";
import type { Row, RowSource } from "./rows.ts";

/** A sum of rows that is the same in any order and on either engine. */
export function createChecksum(): { add: (row: Row) => void; result: () => TableChecksums[string] } {
	const sum = Buffer.alloc(32);
	let rows = 0;
	let columns: string[] | undefined;
	return {
		add(row) {
			columns ??= Object.keys(row).sort();
			const names = columns;
			const bytes = hash("sha256", JSON.stringify(names.map((name) => [name, row[name]])), "buffer");
			for (let index = 0; index < sum.length; index++) sum[index] = (sum[index] ?? 0) ^ (bytes[index] ?? 0);
			rows += 1;
		},
		result: () => ({ rows, sha256: sum.toString("hex") }),
	};
}

/** The sums of all tables. */
export async function checksumTables(source: RowSource): Promise<TableChecksums> {
	const sums: TableChecksums = {};
	for (const table of await source.tables()) {
		const sum = createChecksum();
		for await (const row of source.rows(table)) sum.add(row);
		sums[table] = sum.result();
	}
	return sums;
}

/** The names of the tables whose rows differ, sorted. */
export function differingTables(one: TableChecksums, other: TableChecksums): string[] {
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...names]
		.filter((name) => one[name]?.sha256 !== other[name]?.sha256 || one[name]?.rows !== other[name]?.rows)
		.sort();
}
