import { expect } from "vitest";
import type { Member } from "#src/accounts/member.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { Cell } from "#src/exports/sheet.ts";
import { exportListOf } from "#src/office/exports/export-lists.server.ts";

export const now = () => new Date("2026-11-21T06:00:00.000Z");
export const member: Member = { id: 1, name: "Meera", email: "meera@x.example", role: "owner", decides: true };

/** Adds rows of which only what a list shows is of interest. */
export async function add<Table extends keyof Database>(db: Db, table: Table, rows: readonly object[]): Promise<void> {
	await db
		.insertInto(table)
		.values(rows as never)
		.execute();
}

/** A list as it is frozen now: its name in words, and how its rows are read later, with the cells of some columns. */
export async function frozen(db: Db, name: string, query = "") {
	const list = exportListOf(name);
	if (!list) throw new Error(`There is no list “${name}”.`);
	const chosenList = await list.find({ db, params: new URLSearchParams(query), member, now: now() });
	if ("errors" in chosenList) return { title: chosenList.errors.join(" "), read: async () => [] };
	return {
		title: chosenList.title,
		async read(keys: readonly string[]): Promise<(Cell | undefined)[][]> {
			const source = list.source({ db, now, eyes: { unmasked: true } });
			const columns = keys.map((key) => {
				const column = source.columns.find((each) => each.key === key);
				if (!column) throw new Error(`The list “${name}” has no column “${key}”.`);
				return column;
			});
			const every = await source.open(source.columns).read(chosenList.ids);
			expect(every.every((row) => row.length === source.columns.length)).toBe(true);
			// One item at a time, as if there were many.
			const reader = source.open(columns);
			const rows = [];
			for (const id of chosenList.ids) rows.push(...(await reader.read([id])));
			// Cells are in the order of the list's columns.
			const order = source.columns.map(({ key }) => key).filter((key) => keys.includes(key));
			return rows.map((row) => keys.map((key) => row[order.indexOf(key)]));
		},
	};
}

/** Reads what a list has: its name as text, and a row per item with the cells of some columns. */
export async function exported(db: Db, name: string, keys: readonly string[], query = "") {
	const { title, read } = await frozen(db, name, query);
	return { title, rows: await read(keys) };
}
