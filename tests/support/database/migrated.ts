import { inject } from "vitest";
import { administer, databaseOf } from "./administer.ts";

/** The database of the run's PostgreSQL that is copied for tests that want one with all its tables. */
export const migratedDatabase = "migrated";

/** Databases of this process that no test has at the moment. */
const free: string[] = [];
let made = 0;

/**
 * A database of the run's PostgreSQL with all tables and no record.
 * Making and dropping one takes PostgreSQL ten times as long as emptying it, so this process uses its own again.
 */
export async function takeMigratedDatabase(): Promise<{ url: string; giveBack: () => void }> {
	const server = inject("postgresUrl");
	const name = free.pop() ?? `test_${process.env.VITEST_POOL_ID}_${++made}`;
	const url = databaseOf(server, name);
	const layout = await administer(url, emptied).catch((error) => {
		if (error.code !== "3D000") throw error;
	});
	// Some tests take tables away; the files before this one in this process may have left such a database.
	if (layout?.[0]?.layout !== inject("migratedLayout")) {
		await administer(server, `drop database if exists ${name} with (force)`);
		await administer(server, `create database ${name} template ${migratedDatabase}`);
	}
	return { url, giveBack: () => free.push(name) };
}

export const layoutQuery = `select string_agg(table_name || '.' || column_name || ' ' || data_type, ', ' order by table_name, ordinal_position) as layout
	from information_schema.columns where table_schema = 'public'`;

/** What the tests before have left is taken away, connections included. */
const emptied = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
do $$
declare name text;
begin
	perform set_config('session_replication_role', 'replica', true);
	for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' loop
		execute format('delete from %I', name);
	end loop;
	perform setval(seqrelid::regclass, seqstart, false) from pg_sequence;
end $$;
set client_min_messages = warning;
drop schema if exists razorpay_sandbox cascade;
${layoutQuery}`;
