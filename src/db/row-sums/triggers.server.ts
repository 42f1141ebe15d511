import { hash } from "node:crypto";
import type { SummedTable } from "./summed-tables.server.ts";

/** Statements that make the triggers of a table. The name tells one for other columns apart. */
export type Trigger = { name: string; statements: string[] };

export const prefix = "row_sum_";

const quoted = (name: string) => `"${name}"`;

/** The key of a row as the sums name it. @param row an alias, or `new` and `old` in a trigger */
export function keyOf({ key }: SummedTable, row: string): string {
	return key.map((column) => `cast(${row}.${quoted(column)} as text)`).join(" || ' ' || ");
}

/** The sum of a row in SQLite. */
export function sqliteSum({ columns }: SummedTable, row: string): string {
	return `row_sum(${columns.map((column) => `${row}.${quoted(column)}`).join(", ")})`;
}

/** The sum of a row in PostgreSQL. */
export function postgresSum(row: string): string {
	return `left(md5(${row}::text), 16)`;
}

export function sqliteTriggers(table: SummedTable): Trigger[] {
	const { name } = table;
	const forget = `delete from row_sums where table_name = '${name}' and row_key = ${keyOf(table, "old")};`;
	const note = `insert or replace into row_sums (table_name, row_key, sum)
		values ('${name}', ${keyOf(table, "new")}, ${sqliteSum(table, "new")});`;
	const bodies = { insert: note, update: `${forget} ${note}`, delete: forget };
	return Object.entries(bodies).map(([event, body]) => {
		const ended = nameOf(table, event);
		return {
			name: ended,
			statements: [`create trigger ${quoted(ended)} after ${event} on ${quoted(name)} begin ${body} end`],
		};
	});
}

export function postgresTriggers(table: SummedTable): Trigger[] {
	const { name } = table;
	const ended = nameOf(table, "all");
	const forget = `delete from row_sums where table_name = '${name}' and row_key = ${keyOf(table, "old")};`;
	const define = `create or replace function ${quoted(ended)}() returns trigger language plpgsql as $sum$
		begin
			if tg_op = 'DELETE' then
				${forget}
				return null;
			end if;
			if tg_op = 'UPDATE' and ${keyOf(table, "old")} <> ${keyOf(table, "new")} then
				${forget}
			end if;
			insert into row_sums (table_name, row_key, sum)
				values ('${name}', ${keyOf(table, "new")}, ${postgresSum("new")})
				on conflict (table_name, row_key) do update set sum = excluded.sum;
			return null;
		end $sum$`;
	const attach = `create trigger ${quoted(ended)} after insert or update or delete on ${quoted(name)}
		for each row execute function ${quoted(ended)}()`;
	return [{ name: ended, statements: [define, attach] }];
}

function nameOf({ name, columns }: SummedTable, event: string): string {
	return `${prefix}${name}_${event}_${hash("sha256", columns.join(" ")).slice(0, 6)}`;
}
