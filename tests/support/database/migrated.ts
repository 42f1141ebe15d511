import { inject } from "vitest";
import { administer, databaseOf } from "./administer.ts";

/** The database of the run's PostgreSQL that is copied for tests that want one with all its tables. */
export const migratedDatabase = "migrated";

/** The same with the texts of the school folder. */
export const databaseWithTexts = "with_texts";
/** Time when those texts were published: before any day on which a test is played. */
export const textsSince = new Date("2026-01-01T00:00:00Z");

type Template = typeof migratedDatabase | typeof databaseWithTexts;

/** Databases of this process that no test has at the moment. */
const free: Record<Template, string[]> = { [migratedDatabase]: [], [databaseWithTexts]: [] };
let made = 0;

/**
 * A database of the run's PostgreSQL with all tables and the rows of its template alone.
 * Making and dropping one takes PostgreSQL ten times as long as emptying it, so this process uses its own again.
 */
export async function takeMigratedDatabase(template: Template): Promise<{ url: string; giveBack: () => void }> {
	const server = inject("postgresUrl");
	const name = free[template].pop() ?? `test_${process.env.VITEST_POOL_ID}_${++made}`;
	const url = databaseOf(server, name);
	const layout = await administer(url, emptied).catch((error) => {
		if (error.code !== "3D000") throw error;
	});
	// Some tests take tables away; the files before this one in this process may have left such a database.
	if (layout?.[0]?.layout !== inject("migratedLayout")) {
		await administer(server, `drop database if exists ${name} with (force)`);
		await administer(server, `create database ${name} template ${template}`);
	}
	return { url, giveBack: () => free[template].push(name) };
}

/** Puts aside the rows that a template has, so that its copies can get them back. */
export async function keepFirstRows(url: string): Promise<void> {
	await administer(
		url,
		`create schema first_rows;
		do $$
		declare name text; filled boolean;
		begin
			for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' loop
				execute format('select exists (select from %I)', name) into filled;
				if filled then execute format('create table first_rows.%I as select * from %I', name, name); end if;
			end loop;
			create table first_rows.sequence_values as
				select format('%I', sequencename) as sequence, last_value from pg_sequences
				where schemaname = 'public' and last_value is not null;
		end $$;`,
	);
}

export const layoutQuery = `select string_agg(table_name || '.' || column_name || ' ' || data_type, ', ' order by table_name, ordinal_position) as layout
	from information_schema.columns where table_schema = 'public'`;

/** Query that removes what earlier tests have left, connections included. */
const emptied = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
do $$
declare name text;
begin
	perform set_config('session_replication_role', 'replica', true);
	for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' loop
		execute format('delete from %I', name);
	end loop;
	perform setval(seqrelid::regclass, seqstart, false) from pg_sequence;
	for name in select tablename from pg_tables where schemaname = 'first_rows' and tablename <> 'sequence_values' loop
		execute format('insert into %I overriding system value select * from first_rows.%I', name, name);
	end loop;
	if to_regclass('first_rows.sequence_values') is not null then
		perform setval(sequence::regclass, last_value) from first_rows.sequence_values;
	end if;
end $$;
set client_min_messages = warning;
drop schema if exists razorpay_sandbox cascade;
${layoutQuery}`;
