import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ColumnMetadata, sql } from "kysely";
import { connect, type Db } from "../../src/db/connect.server.ts";
import { isPostgres } from "../../src/db/engine.server.ts";
import { migrate } from "../../src/db/migrate/migrate.server.ts";

/** npm run schema: writes src/db/schema.ts, the types of all tables, from a database that was migrated just now. */

const schemaFile = fileURLToPath(new URL("../../src/db/schema.ts", import.meta.url));

/** Types that a driver reads, by the name that an engine has for the type of a column. */
const valueTypes: Record<string, string> = {
	text: "string",
	integer: "number",
	int4: "number",
	bigint: "number",
	int8: "number",
	blob: "Uint8Array",
	bytea: "Uint8Array",
};

/** The text of src/db/schema.ts for a migrated database; the same for either engine. */
export async function schemaText(db: Db): Promise<string> {
	const keys = isPostgres(db) ? undefined : await sqliteKeys(db);
	const tables = (await db.introspection.getTables()).map((table) => {
		const columns = table.columns.map((column) => {
			const key = keys?.get(`${table.name}.${column.name}`);
			const columnFacts = keys ? { isNullable: column.isNullable && !key, isAutoIncrementing: key === "numbered" } : {};
			return `${column.name}: ${typeOf({ ...column, ...columnFacts })};`;
		});
		const line = `\t${table.name}: { ${columns.join(" ").slice(0, -1)} };`;
		return line.length <= 117 ? line : `\t${table.name}: {\n\t\t${columns.join("\n\t\t")}\n\t};`;
	});
	return `import type { Generated } from "kysely";

/** All tables as the migrations leave them, which say what columns mean. Written by \`npm run schema\`. */
export type Schema = {
${tables.join("\n")}
};
`;
}

function typeOf({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }: ColumnMetadata) {
	const value = valueTypes[dataType.toLowerCase()];
	if (!value) throw new Error(`The column ${name} has the type ${dataType}, which scripts/checks/schema.ts lacks.`);
	const type = isNullable ? `${value} | null` : value;
	return hasDefaultValue || isAutoIncrementing ? `Generated<${type}>` : type;
}

/**
 * The columns of primary keys, as `table.column`, and whether SQLite numbers them: it lets keys be null, and calls
 * every integer key numbered.
 */
async function sqliteKeys(db: Db) {
	const { rows } = await sql<{ name: string; key: "numbered" | "key" }>`
		select t.name || '.' || c.name as name, iif(t.sql like '%autoincrement%', 'numbered', 'key') as key
		from sqlite_master as t, pragma_table_info(t.name) as c where c.pk > 0
	`.execute(db);
	return new Map(rows.map(({ name, key }) => [name, key]));
}

if (import.meta.main) {
	const dataDir = mkdtempSync(join(tmpdir(), "schema-"));
	const db = connect({ dataDir });
	try {
		await migrate(db);
		writeFileSync(schemaFile, await schemaText(db));
	} finally {
		await db.destroy();
		rmSync(dataDir, { recursive: true });
	}
}
