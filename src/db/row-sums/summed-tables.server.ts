import { type Kysely, sql } from "kysely";
import { isPostgres } from "#src/db/engine.server.ts";
import type { Database } from "#src/db/tables.ts";

/** A table whose rows are summed; columns in their order, those of the key first to last. */
export type SummedTable = { name: string; columns: string[]; key: string[] };

/** Tables whose rows live for hours at most or are rewritten all the time, and the sums themselves. */
const unsummed = new Set([
	"row_sums",
	"build_files",
	"document_claims",
	"export_items",
	"exports",
	"failure_days",
	"failures",
	"health_findings",
	"job_runs",
	"jobs",
	"leases",
	"link_check_runs",
	"link_requests",
	"mail_counts",
	"member_sessions",
	"partial_upload_parts",
	"partial_uploads",
	"presence",
	"rate_windows",
	"privacy_link_requests",
	"privacy_links",
	"sign_in_attempts",
	"sign_in_challenges",
]);

/** Every table but those of migrations and the short-lived ones, sorted by name. */
export async function readSummedTables(db: Kysely<Database>): Promise<SummedTable[]> {
	const { rows } = await (isPostgres(db) ? postgresColumns : sqliteColumns).execute(db);
	const tables = Map.groupBy(rows, ({ table }) => table);
	return [...tables]
		.filter(([name]) => !unsummed.has(name) && !name.startsWith("kysely_"))
		.map(([name, own]) => ({
			name,
			columns: own.map(({ column }) => column),
			key: own
				.filter(({ key }) => key > 0)
				.toSorted((a, b) => a.key - b.key)
				.map(({ column }) => column),
		}))
		.filter(({ key }) => key.length > 0)
		.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** `key` is the place of a column in the primary key, from 1; 0 for others. */
type Column = { table: string; column: string; key: number };

const sqliteColumns = sql<Column>`
	select tables.name as "table", columns.name as "column", columns.pk as "key"
	from sqlite_schema as tables join pragma_table_info(tables.name) as columns
	where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'
	order by tables.name, columns.cid
`;

const postgresColumns = sql<Column>`
	select tables.relname as "table", columns.attname as "column",
		coalesce(array_position(keys.indkey::int2[], columns.attnum) + 1, 0) as "key"
	from pg_class as tables
	join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
	left join pg_index as keys on keys.indrelid = tables.oid and keys.indisprimary
	where tables.relkind = 'r' and tables.relnamespace = current_schema()::regnamespace
	order by tables.relname, columns.attnum
`;
